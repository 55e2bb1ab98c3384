@MainActor
protocol BookingBusinessLogic {
  func open(request: Booking.Open.Request)
  func change(request: Booking.Change.Request)
  func book(request: Booking.Book.Request)
}

final class BookingInteractor: BookingBusinessLogic {
  var presenter: (any BookingPresentationLogic)?

  private var draft = Draft()
  private let sizes = [2, 4, 6]
  private let mostOutside = 4

  func open(request: Booking.Open.Request) {
    present(problem: nil)
  }

  func change(request: Booking.Change.Request) {
    var wanted = draft
    switch request {
    case .name(let name): wanted.name = name
    case .guests(let guests): wanted.guests = guests
    case .outside(let isOutside): wanted.isOutside = isOutside
    }
    guard !wanted.isOutside || wanted.guests <= mostOutside else {
      return present(problem: .tooManyOutside)
    }
    draft = wanted
    present(problem: hasName ? nil : .noName)
  }

  func book(request: Booking.Book.Request) {
    guard hasName else { return present(problem: .noName) }
    presenter?.presentBook(response: .init(draft: draft))
  }

  private var hasName: Bool { draft.name.contains { !$0.isWhitespace } }

  private func present(problem: BookingProblem?) {
    presenter?.presentChange(
      response: .init(
        draft: draft, sizes: sizes, problem: problem, canBook: hasName))
  }
}
