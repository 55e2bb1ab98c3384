@MainActor
protocol HomeBusinessLogic {
  func greet(request: Home.Greet.Request)
}

@MainActor
protocol HomeDataStore: AnyObject {
  var user: User? { get set }
}

final class HomeInteractor: HomeBusinessLogic, HomeDataStore {
  var presenter: (any HomePresentationLogic)?
  var user: User?

  func greet(request: Home.Greet.Request) {
    presenter?.presentGreet(response: .init(user: user))
  }
}
