import KataUI

@MainActor
protocol HeroListDisplayLogic: AnyObject {
  func displayLoad(viewModel: HeroList.Load.ViewModel)
}

final class HeroListViewController: UIViewController, HeroListDisplayLogic {
  var interactor: (any HeroListBusinessLogic)?
  var router: HeroListRouter?

  let messageLabel = UILabel()
  let rowStack = UIStackView()
  let aboutButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    aboutButton.setTitle("About", for: .normal)
    aboutButton.addAction(
      UIAction { [weak self] _ in self?.router?.routeToAbout() },
      for: .touchUpInside)
    view.addSubview(
      UIStackView(arrangedSubviews: [messageLabel, rowStack, aboutButton]))
    interactor?.load(request: HeroList.Load.Request())
  }

  func displayLoad(viewModel: HeroList.Load.ViewModel) {
    title = viewModel.title
    messageLabel.text = viewModel.message
    for row in rowStack.arrangedSubviews { row.removeFromSuperview() }
    for text in viewModel.rows {
      let row = UILabel()
      row.text = text
      rowStack.addArrangedSubview(row)
    }
  }
}
