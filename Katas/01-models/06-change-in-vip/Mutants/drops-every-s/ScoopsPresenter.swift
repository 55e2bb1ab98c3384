@MainActor
protocol ScoopsPresentationLogic {
  func presentAdd(response: Scoops.Add.Response)
}

final class ScoopsPresenter: ScoopsPresentationLogic {
  weak var viewController: (any ScoopsDisplayLogic)?

  func presentAdd(response: Scoops.Add.Response) {
    let viewModel = Scoops.Add.ViewModel(
      summary: "\(response.scoops) scoop, $\(response.price)",
      payTitle: "Pay $\(response.price)")
    viewController?.displayAdd(viewModel: viewModel)
  }
}
