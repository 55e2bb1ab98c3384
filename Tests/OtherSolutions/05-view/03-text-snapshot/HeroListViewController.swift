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
    titleLabel.text = viewModel.title
    messageLabel.text = viewModel.message ?? ""
    messageLabel.isHidden = viewModel.message == nil
    showRows(viewModel.rows)
  }

  private func showRows(_ texts: [String]) {
    let rows = rowStack.arrangedSubviews.compactMap { $0 as? UILabel }
    for (index, text) in texts.enumerated() {
      if index < rows.count {
        rows[index].text = text
      } else {
        rowStack.addArrangedSubview(makeRow(text))
      }
    }
    for row in rows.dropFirst(texts.count) { row.removeFromSuperview() }
    rowStack.isHidden = texts.isEmpty
  }

  private func makeRow(_ text: String) -> UILabel {
    let row = UILabel()
    row.text = text
    return row
  }
}
