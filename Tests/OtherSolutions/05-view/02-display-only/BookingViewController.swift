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
    router?.routeToHome()
    confirmationLabel.text = viewModel.message
    title = viewModel.title
  }

  func displayFailure(viewModel: Booking.Reserve.ViewModel) {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    alert.title = viewModel.title
    alert.message = viewModel.message
    alert.addAction(UIAlertAction(title: "OK", style: .cancel) { _ in })
    present(alert, animated: false)
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
    nameHintLabel.text = validation.nameHint ?? ""
    guestsHintLabel.isHidden = validation.guestsHint == nil
    if let hint = validation.guestsHint { guestsHintLabel.text = hint }
    if loading.isLoading {
      spinner.startAnimating()
      bookButton.isEnabled = false
    } else {
      spinner.stopAnimating()
      bookButton.isEnabled = validation.canSubmit
    }
  }

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
