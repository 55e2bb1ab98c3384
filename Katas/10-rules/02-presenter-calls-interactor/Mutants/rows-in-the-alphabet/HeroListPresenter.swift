@MainActor
protocol HeroListPresentationLogic {
  func presentLoad(response: HeroList.Load.Response)
}

final class HeroListPresenter: HeroListPresentationLogic {
  weak var viewController: (any HeroListDisplayLogic)?

  func presentLoad(response: HeroList.Load.Response) {
    viewController?.displayLoad(viewModel: viewModel(for: response))
  }

  private func viewModel(for response: HeroList.Load.Response)
    -> HeroList.Load.ViewModel
  {
    switch response.result {
    case .success(let heroes) where heroes.isEmpty:
      .init(title: "Heroes", rows: [], message: "No heroes yet.")
    case .success(let heroes):
      .init(
        title: "Heroes (\(heroes.count))",
        rows: heroes.map(\.name).sorted(),
        message: nil)
    case .failure(.unavailable):
      .init(
        title: "Heroes", rows: [],
        message: "Heroes are unavailable. Try again later.")
    }
  }
}
