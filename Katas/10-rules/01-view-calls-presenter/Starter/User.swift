struct User: Equatable, Sendable {
  let id: String
  let name: String

  static let guest = User(id: "guest", name: "Guest")
}
