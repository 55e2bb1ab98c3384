import KataUI

@MainActor
protocol HeroDetailDisplayLogic: AnyObject {
  func displayLoad(viewModel: HeroDetail.Load.ViewModel)
}

final class HeroDetailViewController: UIViewController,
  HeroDetailDisplayLogic
{
  var interactor: (any HeroDetailBusinessLogic)?

  let summaryLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(summaryLabel)
    interactor?.load(request: HeroDetail.Load.Request())
  }

  func displayLoad(viewModel: HeroDetail.Load.ViewModel) {
    title = viewModel.title
    summaryLabel.text = viewModel.summary
  }
}
