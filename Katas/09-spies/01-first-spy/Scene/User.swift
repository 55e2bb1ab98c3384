struct User: Equatable, Sendable {
  let id: String
  let name: String
}
