import Foundation

struct NewFiles {
  let base: URL
  let currentFolder: URL

  /// - Returns: the paths as the user can open them.
  /// - Throws: `UserError` if one of them exists.
  func requireNew(_ paths: [String]) throws -> [String] {
    for path in paths.sorted() {
      guard base.appendingPathComponent(path).exists else { continue }
      throw UserError(
        "\(shown(path)) exists already; nothing was written.", mend: "Choose another name.")
    }
    return paths.sorted().map(shown)
  }

  /// - Returns: as `requireNew` does, in the order of the sorted paths.
  /// - Throws: `UserError` if one of them exists, before anything is written.
  func create(_ files: [String: String]) throws -> [String] {
    let paths = try requireNew(Array(files.keys))
    for (path, text) in files.sorted(by: { $0.key < $1.key }) {
      try UserError.telling("\(shown(path)) cannot be written") {
        let url = base.appendingPathComponent(path)
        try url.deletingLastPathComponent().makeFolder()
        try Data(text.utf8).write(to: url, options: .withoutOverwriting)
      }
    }
    return paths
  }

  private func shown(_ path: String) -> String {
    base.appendingPathComponent(path).standardizedFileURL.path.relative(to: currentFolder.path)
  }
}
