import Foundation

struct Hero: Decodable, Equatable, Sendable {
  struct Thumbnail: Decodable, Equatable, Sendable {
    let path: String
    let `extension`: String
  }

  let id: Int
  let name: String
  let description: String?
  let thumbnail: Thumbnail?

  var summary: String { description ?? "" }
  var artwork: URL? {
    thumbnail.flatMap { URL(string: "\($0.path).\($0.extension)") }
  }
}
