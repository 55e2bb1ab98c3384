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

  private var canSubmit = true
  private var isLoading = false

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
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [weak self] _ in
        self?.dismiss(animated: true)
      })
    present(alert, animated: true)
  }

  func displayValidation(viewModel: Booking.Validate.ViewModel) {
    nameHintLabel.text = viewModel.nameHint
    guestsHintLabel.text = viewModel.guestsHint
    canSubmit = viewModel.canSubmit
    updateBookButton()
  }

  func displayLoading(viewModel: Booking.Loading.ViewModel) {
    if viewModel.isLoading {
      spinner.startAnimating()
    } else {
      spinner.stopAnimating()
    }
    isLoading = viewModel.isLoading
    updateBookButton()
  }

  private func updateBookButton() {
    bookButton.isEnabled = canSubmit && !isLoading
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
