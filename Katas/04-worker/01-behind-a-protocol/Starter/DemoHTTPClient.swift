import Foundation

/// Answers without a network, for previews.
struct DemoHTTPClient: HTTPClient {
  func get(_ path: String) async throws -> Data {
    Data(
      #"{"data":{"results":[{"id":1,"name":"Demo","description":""}]}}"#
        .utf8)
  }
}
