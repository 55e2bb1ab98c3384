@MainActor
protocol GreetingPresentationLogic {
  func presentSay(response: Greeting.Say.Response)
}

final class GreetingPresenter: GreetingPresentationLogic {
  weak var viewController: (any GreetingDisplayLogic)?

  func presentSay(response: Greeting.Say.Response) {
    guard let viewController else { return }
    viewController.displaySay(viewModel: .init(text: greeting(for: response.name)))
  }

  private func greeting(for name: String) -> String {
    "Hello, " + name + "!"
  }
}
