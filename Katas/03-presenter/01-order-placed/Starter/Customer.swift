struct Customer: Equatable, Sendable {
  let firstName: String
  let lastName: String
}
