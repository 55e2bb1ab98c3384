import KataUI

@MainActor
protocol HeroListDisplayLogic: AnyObject {
  func displayLoad(viewModel: HeroList.Load.ViewModel)
  func displaySelect(viewModel: HeroList.Select.ViewModel)
}

final class HeroListViewController: UIViewController, HeroListDisplayLogic {
  var interactor: (any HeroListBusinessLogic)?
  var router: (any HeroListRoutingLogic & HeroListDataPassing)?

  let titleLabel = UILabel()
  let messageLabel = UILabel()
  let rowStack = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(titleLabel)
    view.addSubview(messageLabel)
    view.addSubview(rowStack)
    interactor?.load(request: HeroList.Load.Request())
  }

  func displayLoad(viewModel: HeroList.Load.ViewModel) {
    titleLabel.text = viewModel.title
    messageLabel.text = viewModel.message
    for row in rowStack.arrangedSubviews { row.removeFromSuperview() }
    for (row, text) in viewModel.rows.enumerated() {
      rowStack.addArrangedSubview(makeButton(titled: text, forRow: row))
    }
  }

  func displaySelect(viewModel: HeroList.Select.ViewModel) {
    router?.routeToDetail()
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
