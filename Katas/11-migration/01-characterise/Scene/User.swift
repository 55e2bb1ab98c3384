struct User: Decodable, Equatable, Sendable {
  let id: String
  let name: String
}
