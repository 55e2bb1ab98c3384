@MainActor
protocol HeroListDisplayLogic: AnyObject {
  func displayLoad(viewModel: HeroList.Load.ViewModel)
}

/// The screen, without a screen: its properties are what the user reads.
final class HeroListViewController: HeroListDisplayLogic {
  var interactor: (any HeroListBusinessLogic)?

  private(set) var title = ""
  private(set) var rows: [String] = []
  private(set) var message: String?

  func viewDidLoad() {
    interactor?.load(request: HeroList.Load.Request())
  }

  func displayLoad(viewModel: HeroList.Load.ViewModel) {
    title = viewModel.title
    rows = viewModel.rows
    message = viewModel.message
  }
}
