@MainActor
protocol ScoopsPresentationLogic {
  func presentAdd(response: Scoops.Add.Response)
}

final class ScoopsPresenter: ScoopsPresentationLogic {
  weak var viewController: (any ScoopsDisplayLogic)?

  func presentAdd(response: Scoops.Add.Response) {
    let noun = response.scoops % 10 == 1 ? "scoop" : "scoops"
    let viewModel = Scoops.Add.ViewModel(
      summary: "\(response.scoops) \(noun), $\(response.price)",
      payTitle: "Pay $\(response.price)")
    viewController?.displayAdd(viewModel: viewModel)
  }
}
