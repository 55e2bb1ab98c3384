import Foundation

@MainActor
protocol GreetingPresentationLogic {
  func presentSay(response: Greeting.Say.Response)
}

final class GreetingPresenter: GreetingPresentationLogic {
  weak var viewController: (any GreetingDisplayLogic)?

  func presentSay(response: Greeting.Say.Response) {
    let name = response.name.trimmingCharacters(in: .whitespaces)
    let viewModel = Greeting.Say.ViewModel(text: "Hello, \(name)!")
    viewController?.displaySay(viewModel: viewModel)
  }
}
