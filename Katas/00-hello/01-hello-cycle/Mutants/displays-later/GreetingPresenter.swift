@MainActor
protocol GreetingPresentationLogic {
  func presentSay(response: Greeting.Say.Response)
}

final class GreetingPresenter: GreetingPresentationLogic {
  weak var viewController: (any GreetingDisplayLogic)?

  func presentSay(response: Greeting.Say.Response) {
    let viewModel = Greeting.Say.ViewModel(text: "Hello, \(response.name)!")
    Task {
      viewController?.displaySay(viewModel: viewModel)
    }
  }
}
