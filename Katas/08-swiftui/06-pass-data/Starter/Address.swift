struct Address: Equatable, Sendable {
  let id: Int
  let name: String
  let street: String
}
