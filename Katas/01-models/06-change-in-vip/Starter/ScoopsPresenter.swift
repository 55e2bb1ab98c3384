@MainActor
protocol ScoopsPresentationLogic {
  func presentAdd(response: Scoops.Add.Response)
}

final class ScoopsPresenter: ScoopsPresentationLogic {
  weak var viewController: (any ScoopsDisplayLogic)?

  func presentAdd(response: Scoops.Add.Response) {
    // TODO: One scoop is no "1 scoops".
    let viewModel = Scoops.Add.ViewModel(
      summary: "\(response.scoops) scoops, $\(response.price)",
      payTitle: "Pay $\(response.price)")
    viewController?.displayAdd(viewModel: viewModel)
  }
}
