@MainActor
protocol GreetingPresentationLogic {
  func presentSay(response: Greeting.Say.Response)
}

final class GreetingPresenter: GreetingPresentationLogic {
  weak var viewController: (any GreetingDisplayLogic)?

  func presentSay(response: Greeting.Say.Response) {
    // TODO: Write the text for the response, and let the view display it.
  }
}
