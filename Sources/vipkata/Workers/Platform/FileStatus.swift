import Foundation

/// What the system knows about a file, without following links. Foundation's `attributesOfItem`
/// also looks up the owner's name each time, which takes ten times as long.
struct FileStatus: Equatable {
  enum Kind {
    case file, folder, link, other
  }

  let kind: Kind
  /// Bytes.
  let size: Int
  /// Nanoseconds since 1970.
  let changed: Int
  /// The inode's number, which differs when another file has taken its place.
  let inode: UInt64

  /// Nil if there is nothing, or nothing that can be examined.
  init?(path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    case S_IFLNK: kind = .link
    default: kind = .other
    }
    size = Int(status.st_size)
    inode = UInt64(status.st_ino)
    changed = Int(status.changed.tv_sec) * 1_000_000_000 + Int(status.changed.tv_nsec)
  }

  static var program: FileStatus? {
    Bundle.main.executableURL.flatMap { FileStatus(path: $0.resolvingSymlinksInPath().path) }
  }

  var time: Date { Date(timeIntervalSince1970: Double(changed) / 1e9) }

  /// Differs when the content has changed.
  var stamp: [Int] { [changed, size] }
}
