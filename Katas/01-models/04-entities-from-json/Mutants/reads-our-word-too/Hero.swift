struct Hero: Equatable, Sendable {
  let id: Int
  let name: String
  let summary: String
}

extension Hero: Decodable {
  private enum CodingKeys: String, CodingKey {
    case id
    case name
    case description
    case summary
  }

  init(from decoder: any Decoder) throws {
    let hero = try decoder.container(keyedBy: CodingKeys.self)
    id = try hero.decode(Int.self, forKey: .id)
    name = try hero.decode(String.self, forKey: .name)
    summary =
      try hero.decodeIfPresent(String.self, forKey: .summary)
      ?? hero.decodeIfPresent(String.self, forKey: .description) ?? ""
  }
}
