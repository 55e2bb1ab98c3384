@MainActor
protocol HomePresentationLogic {
  func presentGreet(response: Home.Greet.Response)
}

final class HomePresenter: HomePresentationLogic {
  weak var viewController: (any HomeDisplayLogic)?

  func presentGreet(response: Home.Greet.Response) {
    let text = response.user.map { "Hello, \($0.name)!" } ?? "Hello!"
    viewController?.displayGreet(viewModel: .init(text: text))
  }
}
