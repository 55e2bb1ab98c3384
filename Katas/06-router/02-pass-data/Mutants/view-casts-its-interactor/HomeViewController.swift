import KataUI

@MainActor
protocol HomeDisplayLogic: AnyObject {
  func displayGreet(viewModel: Home.Greet.ViewModel)
}

final class HomeViewController: UIViewController, HomeDisplayLogic {
  var interactor: (any HomeBusinessLogic)?
  var router: (any HomeDataPassing)?

  let greetingLabel = UILabel()

  var reservation: Reservation? {
    didSet {
      (interactor as? any HomeDataStore)?.reservation = reservation
    }
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
