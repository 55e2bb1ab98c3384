@MainActor
protocol GreetDisplayLogic: AnyObject {
  func displaySay(viewModel: Greet.Say.ViewModel)
}

final class GreetView: GreetDisplayLogic {
  var interactor: (any GreetBusinessLogic)?
  private(set) var text = ""

  func greetButtonTapped() {
    interactor?.say(request: Greet.Say.Request(name: "Ada"))
  }

  func displaySay(viewModel: Greet.Say.ViewModel) {
    text = viewModel.text
  }
}
