@MainActor
protocol HeroListPresentationLogic {
  func presentLoad(response: HeroList.Load.Response)
  func presentSelect(response: HeroList.Select.Response)
}

final class HeroListPresenter: HeroListPresentationLogic {
  weak var viewController: (any HeroListDisplayLogic)?

  func presentLoad(response: HeroList.Load.Response) {
    let viewModel = HeroList.Load.ViewModel(
      title: "Heroes (\(response.heroes.count))",
      rows: response.heroes.map(\.name).filter { !$0.isEmpty },
      message: message(for: response),
      isMoreEnabled: response.hasMore)
    viewController?.displayLoad(viewModel: viewModel)
  }

  func presentSelect(response: HeroList.Select.Response) {
    viewController?.displaySelect(viewModel: HeroList.Select.ViewModel())
  }

  private func message(for response: HeroList.Load.Response) -> String? {
    switch response.failure {
    case .unavailable: "Heroes are unavailable. Try again later."
    case nil: response.heroes.isEmpty ? "No heroes yet." : nil
    }
  }
}
