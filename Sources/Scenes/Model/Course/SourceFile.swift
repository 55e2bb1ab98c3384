import Foundation

/// A file of a scene or a suite, held in memory.
struct SourceFile: Codable, Hashable, Sendable {
  /// Relative to its folder, such as `LoginInteractor.swift`.
  let path: String
  let content: Data

  var key: ByteKey { ByteKey(path) }
  var text: String { String(decoding: content, as: UTF8.self) }

  /// Lays files over others: an upper file replaces the lower one with the same path.
  static func lay(_ upper: [SourceFile], over lower: [SourceFile]) -> [SourceFile] {
    let replaced = Set(upper.map(\.key))
    return (lower.filter { !replaced.contains($0.key) } + upper).sorted { $0.key < $1.key }
  }
}

extension [SourceFile] {
  /// The same files with a folder put before their paths.
  func below(_ folder: String) -> [SourceFile] {
    map { SourceFile(path: "\(folder)/\($0.path)", content: $0.content) }
  }
}
