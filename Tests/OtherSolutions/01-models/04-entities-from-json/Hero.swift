struct Hero: Hashable, Sendable {
  var id: Int
  var name: String
  var summary: String
}

extension Hero: Decodable {
  init(from decoder: any Decoder) throws {
    let wire = try WireHero(from: decoder)
    self.init(id: wire.id, name: wire.name, summary: wire.description ?? "")
  }
}

private struct WireHero: Decodable {
  let id: Int
  let name: String
  let description: String?
}
