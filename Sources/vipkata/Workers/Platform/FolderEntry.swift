/// Something in a folder. Links are not followed.
struct FolderEntry {
  let name: String
  /// As text: a course has hundreds of files, and each URL costs as much as the look at one.
  let path: String
  /// Nil where it cannot be looked at.
  let status: FileStatus?

  var kind: FileStatus.Kind? { status?.kind }

  /// Whether it is a folder, or leads to one.
  var isFolder: Bool {
    kind == .folder || kind == .link && FileStatus(path: "\(path)/.")?.kind == .folder
  }

  /// What is in a folder and not hidden, by name; nothing where it cannot be read, nil where it
  /// holds more names than the limit, of which no more are held.
  static func all(in folder: String, atMost limit: Int = .max - 1) -> [FolderEntry]? {
    let names = Libc.names(in: folder, atMost: limit + 1)
    guard names.count <= limit else { return nil }
    return names.filter { !$0.hasPrefix(".") }.sorted().map {
      let path = "\(folder)/\($0)"
      return FolderEntry(name: $0, path: path, status: FileStatus(path: path))
    }
  }

  /// The names of the folders in a folder, and of what leads to one.
  static func folders(in folder: String) -> [String] {
    (all(in: folder) ?? []).filter(\.isFolder).map(\.name)
  }

  /// What is in a folder and in those below it, a folder before what is in it.
  static func below(_ folder: String, besides other: String? = nil) -> [FolderEntry] {
    (all(in: folder) ?? []).filter { $0.path != other }.flatMap {
      [$0] + ($0.kind == .folder ? below($0.path, besides: other) : [])
    }
  }
}
