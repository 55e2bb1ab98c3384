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
  }

  // Empty as far as view/display-only.
  func displayConfirmation(viewModel: Booking.Reserve.ViewModel) {}
  func displayFailure(viewModel: Booking.Reserve.ViewModel) {}
  func displayValidation(viewModel: Booking.Validate.ViewModel) {}
  func displayLoading(viewModel: Booking.Loading.ViewModel) {}

  private func layOut() {
    nameField.placeholder = "Name"
    guestsField.placeholder = "Guests"
    guestsField.keyboardType = .numberPad
    bookButton.setTitle("Book", for: .normal)
    menuButton.setTitle("Menu", for: .normal)
    view.addSubview(
      UIStackView(arrangedSubviews: [
        nameField, nameHintLabel, guestsField, guestsHintLabel,
        bookButton, menuButton, spinner, confirmationLabel,
      ]))
  }

  private func forwardActions() {
    // TODO: forward typing and both taps. The brief says which goes where.
  }
}
