@MainActor
protocol HomeBusinessLogic {
  func greet(request: Home.Greet.Request)
}

@MainActor
protocol HomeDataStore: AnyObject {
  var reservation: Reservation? { get set }
}

final class HomeInteractor: HomeBusinessLogic, HomeDataStore {
  var presenter: (any HomePresentationLogic)?
  var reservation: Reservation?

  func greet(request: Home.Greet.Request) {
    presenter?.presentGreet(response: .init(reservation: reservation))
    reservation = nil
  }
}
