@MainActor
protocol GreetPresentationLogic {
  func presentSay(response: Greet.Say.Response)
}

final class GreetPresenter: GreetPresentationLogic {
  weak var view: (any GreetDisplayLogic)?

  func presentSay(response: Greet.Say.Response) {
    // TODO: Find the words, and let the view display them.
  }
}
