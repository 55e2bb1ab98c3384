@MainActor
protocol HeroListPresentationLogic {
  func presentLoad(response: HeroList.Load.Response)
}

final class HeroListPresenter: HeroListPresentationLogic {
  weak var screen: (any HeroListDisplayLogic)?

  func presentLoad(response: HeroList.Load.Response) {
    screen?.displayLoad(viewModel: viewModel(for: response))
  }

  private func viewModel(for response: HeroList.Load.Response)
    -> HeroList.Load.ViewModel
  {
    switch response {
    case .loading:
      .progress("Calling all heroes")
    case .loaded(let heroes) where heroes.isEmpty:
      .notice("No heroes yet.", retry: nil)
    case .loaded(let heroes):
      .rows(heroes.map { .init(id: $0.id, name: $0.name) })
    case .failed(.forbidden):
      .notice("Log in to see the heroes.", retry: nil)
    case .failed(.offline):
      .notice("You seem to be offline.", retry: "Try again")
    case .failed(.unknown):
      .notice("Something went wrong.", retry: "Try again")
    }
  }
}
