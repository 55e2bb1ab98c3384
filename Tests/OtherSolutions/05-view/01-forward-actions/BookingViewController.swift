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
    for field in [nameField, guestsField] {
      field.addAction(
        UIAction { [weak self] _ in
          guard let self else { return }
          interactor?.validate(request: .init(name: name, guests: guests))
        }, for: .editingChanged)
    }
    bookButton.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        interactor?.reserve(request: .init(name: name, guests: guests))
      }, for: .touchUpInside)
    menuButton.addAction(
      UIAction { [weak self] _ in self?.router?.routeToMenu() },
      for: .touchUpInside)
  }

  private var name: String { nameField.text ?? "" }
  private var guests: String { guestsField.text ?? "" }
}
