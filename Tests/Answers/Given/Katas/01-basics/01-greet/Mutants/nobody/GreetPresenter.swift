@MainActor
protocol GreetPresentationLogic {
  func presentSay(response: Greet.Say.Response)
}

final class GreetPresenter: GreetPresentationLogic {
  weak var view: (any GreetDisplayLogic)?

  func presentSay(response: Greet.Say.Response) {
    view?.displaySay(viewModel: Greet.Say.ViewModel(text: "Hello, you!"))
  }
}
