import KataUI

@MainActor
protocol HeroListDisplayLogic: AnyObject {
  func displayLoad(viewModel: HeroList.Load.ViewModel)
  func displaySelect(viewModel: HeroList.Select.ViewModel)
}

final class HeroListViewController: UIViewController, HeroListDisplayLogic {
  var interactor: (any HeroListBusinessLogic)?
  var router: (any HeroListRoutingLogic & HeroListDataPassing)?

  private let messageLabel = UILabel()
  private let rowStack = UIStackView()
  private let moreButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    moreButton.setTitle("More", for: .normal)
    moreButton.addAction(
      UIAction { [weak self] _ in self?.load() }, for: .touchUpInside)
    view.addSubview(
      UIStackView(arrangedSubviews: [messageLabel, rowStack, moreButton]))
    load()
  }

  func displayLoad(viewModel: HeroList.Load.ViewModel) {
    title = viewModel.title
    messageLabel.text = viewModel.message
    rowStack.isHidden = viewModel.message != nil
    moreButton.isEnabled = viewModel.isMoreEnabled
    for row in rowStack.arrangedSubviews { row.removeFromSuperview() }
    for (row, text) in viewModel.rows.enumerated() {
      rowStack.addArrangedSubview(makeButton(titled: text, forRow: row))
    }
  }

  func displaySelect(viewModel: HeroList.Select.ViewModel) {
    router?.routeToDetail()
  }

  private func load() {
    interactor?.load(request: HeroList.Load.Request())
  }

  private func makeButton(titled title: String, forRow row: Int) -> UIButton
  {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.addAction(
      UIAction { [weak self] _ in
        self?.interactor?.select(request: HeroList.Select.Request(row: row))
      }, for: .touchUpInside)
    return button
  }
}
