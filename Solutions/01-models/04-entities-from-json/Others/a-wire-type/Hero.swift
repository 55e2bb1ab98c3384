struct Hero: Equatable, Sendable {
  let id: Int
  let name: String
  let summary: String
}

extension Hero: Decodable {
  init(from decoder: any Decoder) throws {
    let wire = try WireHero(from: decoder)
    self.init(id: wire.id, name: wire.name, summary: wire.description ?? "")
  }
}

/// A hero as the server sends it.
private struct WireHero: Decodable {
  let id: Int
  let name: String
  let description: String?
}
