import Foundation

/// Reads the files of a folder that somebody else wrote: nothing outside it, only plain files, and
/// nothing of unreasonable size. Anything else throws a `WorkerFailure`.
enum FolderReader {
  /// Bytes of one file; the largest of a course's own files has some ten thousand.
  static let largestFile = 1_000_000
  /// Entries of one folder and of all folders below it together.
  static let mostFiles = 1_000
  /// Bytes of all files of a folder together.
  static let mostBytes = 10_000_000

  /// The Swift files below the folder, by path. None when the folder does not exist.
  static func swiftFiles(in folder: URL) throws -> [SourceFile] {
    try files(in: folder, endingWith: ".swift")
  }

  static func files(in folder: URL, endingWith ending: String = "") throws -> [SourceFile] {
    var files: [SourceFile] = []
    var bytes = 0
    try requireOwnFolder(folder.path)
    try visit(folder.path) { path, place in
      guard path.hasSuffix(ending) else { return }
      let content = try content(of: URL(fileURLWithPath: place, isDirectory: false))
      guard !path.hasSuffix(".swift") || String(data: content, encoding: .utf8) != nil else {
        throw WorkerFailure("\(path) is not UTF-8: save it as UTF-8.")
      }
      bytes += content.count
      guard bytes <= mostBytes else {
        throw WorkerFailure(
          "\(folder.lastPathComponent) holds more than \(mostBytes) bytes.")
      }
      files.append(SourceFile(path: path, content: content))
    }
    return files.sorted { $0.key < $1.key }
  }

  /// Refuses the first thing in the folder that is neither a plain file nor a folder.
  /// - Parameter skipped: a folder in it that is not looked into.
  static func requirePlainFiles(in folder: String, without skipped: String? = nil) throws {
    try visit(folder, without: skipped) { _, _ in }
  }

  static func requireOwnFolder(_ path: String) throws {
    guard FileStatus(path: path)?.kind != .link else {
      throw WorkerFailure("\(path.fileName) is a symbolic link: put the folder itself there.")
    }
  }

  static func content(of file: URL) throws -> Data {
    let name = file.lastPathComponent
    guard let status = FileStatus(path: file.path), status.kind == .file else {
      throw WorkerFailure("\(name) is not a plain file: put the file itself there.")
    }
    guard status.size <= largestFile else {
      throw WorkerFailure("\(name) is larger than \(largestFile) bytes.")
    }
    do {
      return try Data(contentsOf: file)
    } catch {
      throw WorkerFailure("\(name) cannot be read: \(error.localizedDescription)")
    }
  }

  /// - Parameter body: receives a file's path relative to the folder, and its full path.
  private static func visit(
    _ folder: String, without skipped: String? = nil, _ body: (String, String) throws -> Void
  ) throws {
    var left = mostFiles
    func visit(_ folder: String, prefix: String) throws {
      guard let entries = FolderEntry.all(in: folder, atMost: left) else {
        throw WorkerFailure("\(folder.fileName) holds more than \(mostFiles) files.")
      }
      left -= entries.count
      for entry in entries {
        let path = prefix + entry.name
        switch entry.kind {
        case .file: try body(path, entry.path)
        case .folder where path == skipped: continue
        case .folder:
          guard path.split(separator: "/").count < 8 else {
            throw WorkerFailure("\(path) is too deep: eight folders are enough.")
          }
          try visit(entry.path, prefix: path + "/")
        case .link:
          throw WorkerFailure("\(path) is a symbolic link: put the file itself there.")
        case .other, nil: throw WorkerFailure("\(path) is not a plain file: remove it.")
        }
      }
    }
    try visit(folder, prefix: "")
  }
}
