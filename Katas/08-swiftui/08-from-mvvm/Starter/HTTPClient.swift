import Foundation

protocol HTTPClient: Sendable {
  func get(_ path: String) async throws -> Data
}
