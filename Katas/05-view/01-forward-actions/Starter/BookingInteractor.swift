@MainActor
protocol BookingBusinessLogic {
  @discardableResult
  func reserve(request: Booking.Reserve.Request) -> Task<Void, Never>
  func validate(request: Booking.Validate.Request)
}

@MainActor
protocol BookingDataStore: AnyObject {
  /// The table that is booked; nil as long as there is none.
  var reservation: Reservation? { get set }
  /// How many guests the form says; nil while it says no such number.
  var guests: Int? { get set }
}

final class BookingInteractor: BookingBusinessLogic, BookingDataStore {
  var presenter: (any BookingPresentationLogic)?
  var reservation: Reservation?
  var guests: Int?

  private let worker: any BookingWorkerLogic

  init(worker: any BookingWorkerLogic) {
    self.worker = worker
  }

  @discardableResult
  func reserve(request: Booking.Reserve.Request) -> Task<Void, Never> {
    Task {
      let result = await outcome(of: request)
      reservation = try? result.get()
      presenter?.presentReservation(response: .init(result: result))
    }
  }

  func validate(request: Booking.Validate.Request) {
    guests = seats(for: request.guests)
    presenter?.presentValidation(
      response: .init(
        isNameValid: !request.name.isEmpty, isGuestsValid: guests != nil))
  }

  private func outcome(of request: Booking.Reserve.Request) async
    -> Result<Reservation, BookingError>
  {
    guard !request.name.isEmpty else { return .failure(.noName) }
    guard let guests = seats(for: request.guests) else {
      return .failure(.noGuests)
    }
    presenter?.presentLoading(response: .init(isLoading: true))
    defer { presenter?.presentLoading(response: .init(isLoading: false)) }
    do {
      let reservation = try await worker.reserve(
        name: request.name, guests: guests)
      return .success(reservation)
    } catch {
      return .failure(error as? BookingError ?? .unknown)
    }
  }

  /// A table has eight seats.
  private func seats(for text: String) -> Int? {
    guard let number = Int(text), (1...8).contains(number) else {
      return nil
    }
    return number
  }
}
