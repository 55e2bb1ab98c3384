import KataUI

@MainActor
protocol HeroListDisplayLogic: AnyObject {
  func displayLoad(viewModel: HeroList.Load.ViewModel)
  func displaySelect(viewModel: HeroList.Select.ViewModel)
}

/// Keeps no stack: each page makes the rows anew, straight in the view.
final class HeroListViewController: UIViewController, HeroListDisplayLogic {
  var interactor: HeroListBusinessLogic?
  var router: (HeroListRoutingLogic & HeroListDataPassing)?

  private var rows: [UIButton] = []
  private lazy var message = UILabel()
  private lazy var more = UIButton(
    primaryAction: UIAction(title: "More") { [weak self] _ in
      self?.interactor?.load(request: .init())
    })

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(message)
    view.addSubview(more)
    interactor?.load(request: .init())
  }

  func displayLoad(viewModel: HeroList.Load.ViewModel) {
    title = viewModel.title
    message.text = viewModel.message ?? ""
    more.isEnabled = viewModel.isMoreEnabled
    for row in rows { row.removeFromSuperview() }
    rows = viewModel.rows.indices.map { index in
      let action = UIAction(title: viewModel.rows[index]) { [weak self] _ in
        self?.interactor?.select(request: .init(row: index))
      }
      let row = UIButton(primaryAction: action)
      view.addSubview(row)
      return row
    }
  }

  func displaySelect(viewModel: HeroList.Select.ViewModel) {
    router?.routeToDetail()
  }
}
