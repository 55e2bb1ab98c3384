import Foundation

@testable import Login

/// Stands in for the server: keeps what is sent to it and gives the answer it was told.
@MainActor
final class HTTPClientStub: HTTPClient {
  var answer: Result<HTTPReply, any Error> = .success(.ada)
  var whileAsked: () -> Void = {}
  /// The fields of each post.
  private(set) var posts: [[String: String]] = []
  /// Where each of them went.
  private(set) var paths: [String] = []

  func post(_ fields: [String: String], to path: String) async throws
    -> HTTPReply
  {
    posts.append(fields)
    paths.append(path)
    whileAsked()
    return try answer.get()
  }
}

extension HTTPReply {
  /// The server knows the user.
  static let ada = HTTPReply(
    status: 200, body: Data(#"{"id":"1","name":"Ada"}"#.utf8))
  /// The server refuses email and password.
  static let refused = HTTPReply(status: 401, body: Data())
}
