import Foundation

struct Hero: Equatable, Sendable {
  let id: Int
  let name: String
  let summary: String
  let artwork: URL?
}
