final class Hero: Decodable, Equatable, Sendable {
  let id: Int
  let name: String
  let summary: String

  private enum CodingKeys: String, CodingKey {
    case id
    case name
    case summary = "description"
  }

  init(from decoder: any Decoder) throws {
    let hero = try decoder.container(keyedBy: CodingKeys.self)
    id = try hero.decode(Int.self, forKey: .id)
    name = try hero.decode(String.self, forKey: .name)
    summary = try hero.decodeIfPresent(String.self, forKey: .summary) ?? ""
  }

  static func == (first: Hero, second: Hero) -> Bool {
    first.id == second.id && first.name == second.name
      && first.summary == second.summary
  }
}
