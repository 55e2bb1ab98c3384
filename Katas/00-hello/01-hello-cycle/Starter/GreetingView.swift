@MainActor
protocol GreetingDisplayLogic: AnyObject {
  func displaySay(viewModel: Greeting.Say.ViewModel)
}

/// The screen, without a screen: `text` is what the user would read.
final class GreetingView: GreetingDisplayLogic {
  var interactor: (any GreetingBusinessLogic)?
  private(set) var text = ""

  func greetButtonTapped(name: String) {
    interactor?.say(request: Greeting.Say.Request(name: name))
  }

  func displaySay(viewModel: Greeting.Say.ViewModel) {
    text = viewModel.text
  }
}
