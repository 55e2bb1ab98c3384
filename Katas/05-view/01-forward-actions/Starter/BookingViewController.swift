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

  // view/display-only writes these four.
  func displayConfirmation(viewModel: Booking.Reserve.ViewModel) {}
  func displayFailure(viewModel: Booking.Reserve.ViewModel) {}
  func displayValidation(viewModel: Booking.Validate.ViewModel) {}
  func displayLoading(viewModel: Booking.Loading.ViewModel) {}

  private func forwardActions() {
    // TODO: forward typing and both taps. The brief says which goes where.
  }
}
