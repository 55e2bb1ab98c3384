import KataUI

@MainActor
protocol HomeDisplayLogic: AnyObject {
  func displayGreet(viewModel: Home.Greet.ViewModel)
}

final class HomeViewController: UIViewController, HomeDisplayLogic {
  var interactor: (any HomeBusinessLogic)?
  var router: (any HomeDataPassing)?

  let greetingLabel = UILabel()

  var user: User? {
    didSet { (interactor as? HomeInteractor)?.user = user }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(greetingLabel)
    interactor?.greet(request: Home.Greet.Request())
  }

  func displayGreet(viewModel: Home.Greet.ViewModel) {
    greetingLabel.text = viewModel.text
  }
}
