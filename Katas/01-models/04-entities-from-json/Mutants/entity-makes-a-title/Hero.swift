struct Hero: Equatable, Sendable {
  let id: Int
  let name: String
  let summary: String

  var title: String {
    "Hero \(name)"
  }
}

extension Hero: Decodable {
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
}
