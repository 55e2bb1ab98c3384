import KataSwiftUI

@MainActor
protocol BookingDisplayLogic: AnyObject {
  func displayChange(viewModel: Booking.Change.ViewModel)
  func displayBook(viewModel: Booking.Book.ViewModel)
}

/// What is on the screen now.
@Observable
final class BookingScreen: BookingDisplayLogic {
  private(set) var form = Booking.Change.ViewModel(
    name: "", guests: 0, choices: [], isOutside: false, hint: nil,
    canBook: false)
  private(set) var message: String?

  func displayChange(viewModel: Booking.Change.ViewModel) {
    form = viewModel
    message = nil
  }

  func displayBook(viewModel: Booking.Book.ViewModel) {
    message = viewModel.message
  }
}
