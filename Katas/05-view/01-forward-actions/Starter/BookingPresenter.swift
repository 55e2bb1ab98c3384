@MainActor
protocol BookingPresentationLogic {
  func presentReservation(response: Booking.Reserve.Response)
  func presentValidation(response: Booking.Validate.Response)
  func presentLoading(response: Booking.Loading.Response)
}

final class BookingPresenter: BookingPresentationLogic {
  weak var viewController: (any BookingDisplayLogic)?

  func presentReservation(response: Booking.Reserve.Response) {
    switch response.result {
    case .success(let reservation):
      viewController?.displayConfirmation(
        viewModel: .init(
          title: "Booked",
          message: "A table for \(reservation.guests), \(reservation.name)."
        ))
    case .failure(let error):
      viewController?.displayFailure(
        viewModel: .init(title: "Not Booked", message: message(for: error)))
    }
  }

  func presentValidation(response: Booking.Validate.Response) {
    let viewModel = Booking.Validate.ViewModel(
      nameHint: response.isNameValid ? nil : "The table needs a name.",
      guestsHint: response.isGuestsValid ? nil : "From 1 to 8 guests.",
      canSubmit: response.isNameValid && response.isGuestsValid)
    viewController?.displayValidation(viewModel: viewModel)
  }

  func presentLoading(response: Booking.Loading.Response) {
    viewController?.displayLoading(
      viewModel: .init(isLoading: response.isLoading))
  }

  private func message(for error: BookingError) -> String {
    switch error {
    case .noName: "Enter a name for the table."
    case .noGuests: "Enter a number of guests from 1 to 8."
    case .fullyBooked: "There is no table left tonight."
    case .offline: "You seem to be offline. Try again later."
    case .unknown: "Something went wrong. Try again."
    }
  }
}
