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

  override func viewDidLoad() {
    super.viewDidLoad()
    layOut()
    forwardActions()
    validate()
  }

  // view/display-only writes these four.
  func displayConfirmation(viewModel: Booking.Reserve.ViewModel) {}
  func displayFailure(viewModel: Booking.Reserve.ViewModel) {}
  func displayValidation(viewModel: Booking.Validate.ViewModel) {}
  func displayLoading(viewModel: Booking.Loading.ViewModel) {}

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
