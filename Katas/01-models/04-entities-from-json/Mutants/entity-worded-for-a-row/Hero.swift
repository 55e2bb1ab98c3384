import Foundation

struct Hero: Equatable, Sendable {
  let id: Int
  let name: String
  let summary: String
  let artwork: URL?
  let rowTitle: String
}

extension Hero: Decodable {
  private enum CodingKeys: String, CodingKey {
    case id
    case name
    case summary = "description"
    case thumbnail
  }

  private struct Thumbnail: Decodable {
    let path: String
    let `extension`: String
  }

  init(from decoder: any Decoder) throws {
    let hero = try decoder.container(keyedBy: CodingKeys.self)
    id = try hero.decode(Int.self, forKey: .id)
    name = try hero.decode(String.self, forKey: .name)
    summary = try hero.decodeIfPresent(String.self, forKey: .summary) ?? ""
    let thumbnail = try hero.decodeIfPresent(
      Thumbnail.self, forKey: .thumbnail)
    artwork = thumbnail.flatMap {
      URL(string: "\($0.path).\($0.extension)")
    }
    rowTitle = "#\(id) \(name)"
  }
}
