struct Order: Equatable, Sendable {
  let id: String
  let customer: Customer
}
