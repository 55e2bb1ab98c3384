import Foundation

struct Hero: Hashable, Sendable {
  var id: Int
  var name: String
  var summary: String
  var artwork: URL?
}

extension Hero: Decodable {
  init(from decoder: any Decoder) throws {
    let wire = try WireHero(from: decoder)
    self.init(
      id: wire.id, name: wire.name, summary: wire.description ?? "",
      artwork: wire.thumbnail?.url)
  }
}

private struct WireHero: Decodable {
  struct Picture: Decodable {
    let path: String
    let `extension`: String

    var url: URL? {
      URL(string: path + "." + self.extension)
    }
  }

  let id: Int
  let name: String
  let description: String?
  let thumbnail: Picture?
}
