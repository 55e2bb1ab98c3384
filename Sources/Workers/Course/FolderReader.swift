package import Entities
package import Foundation

/// Reads the Swift files of a folder that somebody else wrote: nothing outside it,
/// nothing that is not a plain file, nothing of unreasonable size.
package struct FolderReader {
  /// Bytes of one file; the largest of a course's own files has some ten thousand.
  package static let largestFile = 1_000_000
  /// Of one folder, and of all below it together.
  package static let mostFiles = 1_000
  /// Bytes of all files of a folder together.
  static let mostBytes = 10_000_000

  package init() {}

  /// The Swift files below the folder, by path. None when the folder does not exist.
  /// - Throws: `WorkerFailure` for a symbolic link, a device, a file that is too
  ///   large or not UTF-8, and for too many files.
  package func swiftFiles(in folder: URL) throws -> [SourceFile] {
    try files(in: folder, endingWith: ".swift")
  }

  /// The same for files whose name ends otherwise.
  package func files(in folder: URL, endingWith ending: String) throws -> [SourceFile] {
    var files: [SourceFile] = []
    var bytes = 0
    try requireOwnFolder(folder.path)
    try visit(folder) { path, url in
      guard path.hasSuffix(ending) else { return }
      let content = try Self.content(of: url)
      guard String(data: content, encoding: .utf8) != nil else {
        throw WorkerFailure("\(path) is not UTF-8: save it as UTF-8.")
      }
      bytes += content.count
      guard bytes <= Self.mostBytes else {
        throw WorkerFailure(
          "\(folder.lastPathComponent) holds more than \(Self.mostBytes) bytes of Swift.")
      }
      files.append(SourceFile(path: path, content: content))
    }
    return files.sorted { $0.path < $1.path }
  }

  /// - Throws: `WorkerFailure` for the first thing in the folder that is neither a
  ///   plain file nor a folder.
  package func requirePlainFiles(in folder: URL) throws {
    try visit(folder) { _, _ in }
  }

  /// - Throws: `WorkerFailure` for a symbolic link to a folder elsewhere.
  package func requireOwnFolder(_ path: String) throws {
    guard FileStatus(path: path)?.kind != .link else {
      let name = URL(fileURLWithPath: path).lastPathComponent
      throw WorkerFailure("\(name) is a symbolic link: put the folder itself there.")
    }
  }

  /// - Throws: `WorkerFailure` when the file cannot be read or is too large.
  package static func content(of file: URL) throws -> Data {
    guard let status = FileStatus(path: file.path), status.kind == .file else {
      throw WorkerFailure("\(file.lastPathComponent) is no plain file: put the file itself there.")
    }
    guard status.size <= largestFile else {
      throw WorkerFailure("\(file.lastPathComponent) is larger than \(largestFile) bytes.")
    }
    do {
      return try Data(contentsOf: file)
    } catch {
      throw WorkerFailure("\(file.lastPathComponent) cannot be read: \(error.localizedDescription)")
    }
  }

  private func visit(_ folder: URL, _ body: (String, URL) throws -> Void) throws {
    var left = Self.mostFiles
    try visit(folder, prefix: "", left: &left, body)
  }

  private func visit(
    _ folder: URL, prefix: String, left: inout Int, _ body: (String, URL) throws -> Void
  ) throws {
    let names = Libc.names(in: folder.path, atMost: left + 1)
    left -= names.count
    guard left >= 0 else {
      throw WorkerFailure("\(folder.lastPathComponent) holds more than \(Self.mostFiles) files.")
    }
    for name in names.sorted() where !name.hasPrefix(".") {
      let url = folder.appendingPathComponent(name, isDirectory: false)
      let path = prefix + name
      switch FileStatus(path: url.path)?.kind {
      case .file: try body(path, url)
      case .folder:
        guard path.split(separator: "/").count < 8 else {
          throw WorkerFailure("\(path) lies too deep: eight folders are enough.")
        }
        try visit(url, prefix: path + "/", left: &left, body)
      case .link:
        throw WorkerFailure("\(path) is a symbolic link: put the file itself there.")
      default:
        throw WorkerFailure("\(path) is no plain file: remove it.")
      }
    }
  }
}
