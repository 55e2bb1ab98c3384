import Foundation

struct Hero: Equatable, Sendable {
  let id: Int
  let name: String
  let summary: String
  let artwork: URL?
}

// TODO: The server says `description` and `thumbnail`. Translate its names into ours.
extension Hero: Decodable {}
