import Foundation

/// Reads the Swift files of a folder, as many at once as the machine has cores.
final class ReviewFolder: ReviewWorkerLogic {
  private let currentFolder: URL
  private let libraries: () throws -> [URL]
  private lazy var kit: Result<SourceKit, any Error> = Result {
    try SourceKit(libraries: self.libraries())
  }

  /// - Parameters:
  ///   - currentFolder: paths are taken from here and shown as they lie in it.
  ///   - libraries: where sourcekitd may be; asked when the first text is read.
  init(currentFolder: URL, libraries: @escaping () throws -> [URL]) {
    self.currentFolder = currentFolder
    self.libraries = libraries
  }

  func tree(of text: String) throws -> SyntaxTree {
    try kit.get().tree(of: text)
  }

  func code(at path: String) throws -> CodeToReview {
    let written =
      path.hasPrefix("/")
      ? URL(fileURLWithPath: path) : currentFolder.appendingPathComponent(path)
    let root = written.standardizedFileURL
    let files = try SwiftFiles(root: root, name: path).paths()
    guard !files.isEmpty else {
      throw UserError(
        "There is no Swift file in \"\(path)\".", mend: "Name a folder with Swift code.")
    }
    let kit = try self.kit.get()
    let base = currentFolder.standardizedFileURL.path
    let read = files.map { (file: $0, path: $0.path.relative(to: base)) }.concurrentMap {
      Self.read($0.file, as: $0.path, with: kit)
    }
    return CodeToReview(
      files: read.compactMap(\.file), unread: read.compactMap(\.unread),
      settings: try ReviewSettingsFile.settings(for: root))
  }

  private static func read(
    _ file: URL, as path: String, with kit: SourceKit
  ) -> (file: ReviewedFile?, unread: UnreadFile?) {
    guard let data = try? Data(contentsOf: file) else {
      return (nil, UnreadFile(path: path, reason: "it cannot be opened; check its permissions"))
    }
    guard let text = String(data: data, encoding: .utf8) else {
      return (nil, UnreadFile(path: path, reason: "it is not UTF-8; save it as UTF-8"))
    }
    do {
      return (ReviewedFile(path: path, text: text, tree: try kit.tree(of: text)), nil)
    } catch {
      return (nil, UnreadFile(path: path, reason: "sourcekitd could not read it: \(error)"))
    }
  }
}
