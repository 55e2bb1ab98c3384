import KataUI

@MainActor
protocol BookingDisplayLogic: AnyObject {
  func displayConfirmation(viewModel: Booking.Reserve.ViewModel)
  func displayFailure(viewModel: Booking.Reserve.ViewModel)
  func displayValidation(viewModel: Booking.Validate.ViewModel)
  func displayLoading(viewModel: Booking.Loading.ViewModel)
}

final class BookingViewController: UIViewController, BookingDisplayLogic {
  var interactor: (any BookingBusinessLogic)?
  var router: (any BookingRoutingLogic)?

  let nameField = UITextField()
  let nameHintLabel = UILabel()
  let guestsField = UITextField()
  let guestsHintLabel = UILabel()
  let bookButton = UIButton(type: .system)
  let menuButton = UIButton(type: .system)
  let spinner = UIActivityIndicatorView()
  let confirmationLabel = UILabel()

  private var validation = Booking.Validate.ViewModel(
    nameHint: nil, guestsHint: nil, canSubmit: true)
  private var loading = Booking.Loading.ViewModel(isLoading: false)

  override func viewDidLoad() {
    super.viewDidLoad()
    layOut()
    forwardActions()
  }

  func displayConfirmation(viewModel: Booking.Reserve.ViewModel) {
    title = viewModel.title
    confirmationLabel.text = viewModel.message
    router?.routeToHome()
  }

  func displayFailure(viewModel: Booking.Reserve.ViewModel) {
    let alert = UIAlertController(
      title: viewModel.title, message: viewModel.message,
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }

  func displayValidation(viewModel: Booking.Validate.ViewModel) {
    validation = viewModel
    render()
  }

  func displayLoading(viewModel: Booking.Loading.ViewModel) {
    loading = viewModel
    render()
  }

  private func render() {
    nameHintLabel.text = validation.nameHint
    guestsHintLabel.text = validation.guestsHint
    if loading.isLoading {
      spinner.startAnimating()
    } else {
      spinner.stopAnimating()
    }
    bookButton.isEnabled = validation.canSubmit && !loading.isLoading
  }

  private func forwardActions() {
    let validate = UIAction { [weak self] _ in self?.validate() }
    nameField.addAction(validate, for: .editingChanged)
    guestsField.addAction(validate, for: .editingChanged)
    bookButton.addAction(
      UIAction { [weak self] _ in self?.book() }, for: .touchUpInside)
    menuButton.addAction(
      UIAction { [weak self] _ in self?.showMenu() }, for: .touchUpInside)
  }

  private func validate() {
    let request = Booking.Validate.Request(
      name: nameField.text ?? "", guests: guestsField.text ?? "")
    interactor?.validate(request: request)
  }

  private func book() {
    let request = Booking.Reserve.Request(
      name: nameField.text ?? "", guests: guestsField.text ?? "")
    interactor?.reserve(request: request)
  }

  private func showMenu() {
    router?.routeToMenu()
  }
}
