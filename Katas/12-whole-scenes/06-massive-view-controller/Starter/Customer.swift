struct Customer: Decodable, Equatable, Sendable {
  let firstName: String
  let lastName: String
}
