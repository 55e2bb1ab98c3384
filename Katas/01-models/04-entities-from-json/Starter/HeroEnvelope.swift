/// The server's wrapping around the heroes: `{"data": {"results": […]}}`.
struct HeroEnvelope: Decodable {
  let heroes: [Hero]

  private enum CodingKeys: String, CodingKey {
    case data
  }

  private enum DataKeys: String, CodingKey {
    case results
  }

  init(from decoder: any Decoder) throws {
    let root = try decoder.container(keyedBy: CodingKeys.self)
    let data = try root.nestedContainer(
      keyedBy: DataKeys.self, forKey: .data)
    heroes = try data.decode([Hero].self, forKey: .results)
  }
}
