@MainActor
protocol ScoopsPresentationLogic {
  func presentLoad(response: Scoops.Load.Response)
  func presentChoose(response: Scoops.Choose.Response)
  func presentSave(response: Scoops.Save.Response)
}

final class ScoopsPresenter: ScoopsPresentationLogic {
  weak var viewController: (any ScoopsDisplayLogic)?

  func presentLoad(response: Scoops.Load.Response) {
    // TODO: Hand the names on the menu to the view.
  }

  func presentChoose(response: Scoops.Choose.Response) {
    // TODO: Write the summary.
  }

  func presentSave(response: Scoops.Save.Response) {
    // TODO: Write the message.
  }
}
