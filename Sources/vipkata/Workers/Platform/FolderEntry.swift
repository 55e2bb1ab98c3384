/// Something in a folder. Links are not followed.
struct FolderEntry {
  let name: String
  /// A string: a course has hundreds of files, and each URL costs as much as examining a file.
  let path: String
  /// Nil if it cannot be examined.
  let status: FileStatus?

  var kind: FileStatus.Kind? { status?.kind }

  /// Whether it is a folder, or a link to one.
  var isFolder: Bool {
    kind == .folder || kind == .link && FileStatus(path: "\(path)/.")?.kind == .folder
  }

  /// What is in a folder and not hidden, by name: empty if the folder cannot be read, nil if it
  /// holds more names than the limit. No more than that many are read.
  static func all(in folder: String, atMost limit: Int = .max - 1) -> [FolderEntry]? {
    let names = Libc.names(in: folder, atMost: limit + 1)
    guard names.count <= limit else { return nil }
    return names.filter { !$0.hasPrefix(".") }.sorted().map {
      let path = "\(folder)/\($0)"
      return FolderEntry(name: $0, path: path, status: FileStatus(path: path))
    }
  }

  /// The names of the folders in a folder, and of links to folders.
  static func folders(in folder: String) -> [String] {
    (all(in: folder) ?? []).filter(\.isFolder).map(\.name)
  }

  /// What is in a folder and in those below it; each folder comes before its content.
  static func below(_ folder: String, besides other: String? = nil) -> [FolderEntry] {
    (all(in: folder) ?? []).filter { $0.path != other }.flatMap {
      [$0] + ($0.kind == .folder ? below($0.path, besides: other) : [])
    }
  }
}
