@MainActor
protocol ScoopsPresentationLogic {
  func presentAdd(response: Scoops.Add.Response)
}

final class ScoopsPresenter: ScoopsPresentationLogic {
  weak var viewController: (any ScoopsDisplayLogic)?

  func presentAdd(response: Scoops.Add.Response) {
    viewController?.displayAdd(
      viewModel: .init(
        summary: count(response.scoops) + ", $\(response.price)",
        payTitle: "Pay $\(response.price)"))
  }

  private func count(_ scoops: Int) -> String {
    switch scoops {
    case 1: "1 scoop"
    default: "\(scoops) scoops"
    }
  }
}
