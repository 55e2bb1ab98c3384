/// A table that is booked for tonight.
struct Reservation: Equatable, Sendable {
  let id: String
  let name: String
  let guests: Int
}
