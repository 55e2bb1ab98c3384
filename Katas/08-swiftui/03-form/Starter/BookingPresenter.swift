@MainActor
protocol BookingPresentationLogic {
  func presentChange(response: Booking.Change.Response)
  func presentBook(response: Booking.Book.Response)
}

final class BookingPresenter: BookingPresentationLogic {
  weak var screen: (any BookingDisplayLogic)?

  func presentChange(response: Booking.Change.Response) {
    let draft = response.draft
    screen?.displayChange(
      viewModel: .init(
        name: draft.name,
        guests: draft.guests,
        choices: response.sizes.map {
          .init(id: $0, label: "\($0) guests")
        },
        isOutside: draft.isOutside,
        hint: response.problem.map { hint(for: $0) },
        canBook: response.canBook))
  }

  func presentBook(response: Booking.Book.Response) {
    let draft = response.draft
    let place = draft.isOutside ? "outside" : "inside"
    screen?.displayBook(
      viewModel: .init(
        message: "A table \(place) for \(draft.guests), \(draft.name)."))
  }

  private func hint(for problem: BookingProblem) -> String {
    switch problem {
    case .noName: "Give a name for the table."
    case .tooManyOutside: "There are tables for up to 4 guests outside."
    }
  }
}
