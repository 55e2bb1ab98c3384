import Foundation

/// The way to the server.
protocol HTTPClient: Sendable {
  func post(_ fields: [String: String], to path: String) async throws
    -> HTTPReply
}

struct HTTPReply: Equatable, Sendable {
  let status: Int
  let body: Data
}

enum HTTPError: Error {
  case noConnection
}
