import KataUI

@MainActor
protocol HeroListDisplayLogic: AnyObject {
  func displayLoad(viewModel: HeroList.Load.ViewModel)
}

final class HeroListViewController: UIViewController, HeroListDisplayLogic {
  var interactor: (any HeroListBusinessLogic)?

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
    if titleLabel.text == viewModel.title { return }
    titleLabel.text = viewModel.title
    messageLabel.text = viewModel.message
    for row in rowStack.arrangedSubviews { row.removeFromSuperview() }
    for text in viewModel.rows {
      rowStack.addArrangedSubview(makeRow(text))
    }
  }

  private func makeRow(_ text: String) -> UILabel {
    let row = UILabel()
    row.text = text
    return row
  }
}
