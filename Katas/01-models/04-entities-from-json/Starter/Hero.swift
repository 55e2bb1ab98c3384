struct Hero: Equatable, Sendable {
  let id: Int
  let name: String
  let summary: String
}

// TODO: The server says `description`. Translate its name into ours.
extension Hero: Decodable {}
