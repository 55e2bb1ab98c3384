package import Foundation

/// A file of a scene or a suite, held in memory.
package struct SourceFile: Codable, Hashable, Sendable {
  /// Relative to its folder, such as `LoginInteractor.swift`.
  package let path: String
  package let content: Data

  package init(path: String, content: Data) {
    self.path = path
    self.content = content
  }

  /// Lays files over others: those with the same path take the place of the former ones.
  package static func lay(_ upper: [SourceFile], over lower: [SourceFile]) -> [SourceFile] {
    let replaced = Set(upper.map(\.path))
    return (lower.filter { !replaced.contains($0.path) } + upper).sorted { $0.path < $1.path }
  }
}
