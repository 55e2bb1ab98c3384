@MainActor
protocol HeroDetailPresentationLogic {
  func presentLoad(response: HeroDetail.Load.Response)
}

final class HeroDetailPresenter: HeroDetailPresentationLogic {
  weak var viewController: (any HeroDetailDisplayLogic)?

  func presentLoad(response: HeroDetail.Load.Response) {
    let summary = response.hero.summary
    let viewModel = HeroDetail.Load.ViewModel(
      title: response.hero.name,
      summary: summary.isEmpty
        ? "Nothing is known about this hero." : summary)
    viewController?.displayLoad(viewModel: viewModel)
  }
}
