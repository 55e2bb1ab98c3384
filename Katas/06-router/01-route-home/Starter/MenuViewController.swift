import KataUI

@MainActor
protocol MenuDisplayLogic: AnyObject {
  func displayOpen(viewModel: Menu.Open.ViewModel)
}

final class MenuViewController: UIViewController, MenuDisplayLogic {
  var interactor: (any MenuBusinessLogic)?
  var router: (any MenuDataPassing)?

  let headingLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(headingLabel)
    interactor?.open(request: Menu.Open.Request())
  }

  func displayOpen(viewModel: Menu.Open.ViewModel) {
    headingLabel.text = viewModel.text
  }
}
