protocol BookingWorkerLogic: Sendable {
  func reserve(name: String, guests: Int) async throws -> Reservation
}
