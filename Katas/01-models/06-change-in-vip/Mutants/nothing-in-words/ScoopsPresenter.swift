@MainActor
protocol ScoopsPresentationLogic {
  func presentAdd(response: Scoops.Add.Response)
}

final class ScoopsPresenter: ScoopsPresentationLogic {
  weak var viewController: (any ScoopsDisplayLogic)?

  func presentAdd(response: Scoops.Add.Response) {
    let noun = response.scoops == 1 ? "scoop" : "scoops"
    let price = response.price == 0 ? "free" : "$\(response.price)"
    let viewModel = Scoops.Add.ViewModel(
      summary: "\(response.scoops) \(noun), \(price)",
      payTitle: "Pay \(price)")
    viewController?.displayAdd(viewModel: viewModel)
  }
}
