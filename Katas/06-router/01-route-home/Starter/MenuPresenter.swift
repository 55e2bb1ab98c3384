@MainActor
protocol MenuPresentationLogic {
  func presentOpen(response: Menu.Open.Response)
}

final class MenuPresenter: MenuPresentationLogic {
  weak var viewController: (any MenuDisplayLogic)?

  func presentOpen(response: Menu.Open.Response) {
    let text = response.guests.map { "Menu for \($0)" } ?? "Menu"
    viewController?.displayOpen(viewModel: .init(text: text))
  }
}
