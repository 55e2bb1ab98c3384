import Foundation

/// What there is one way to do with files.
enum Files {
  /// Writes what is not like that already, with its folder.
  /// - Returns: whether anything was written.
  static func hold(_ content: Data, at file: URL) throws -> Bool {
    if (try? Data(contentsOf: file)) == content { return false }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try content.write(to: file, options: .atomic)
    return true
  }

  /// Writes a file in one step: whoever reads it sees what it held or what it is to hold,
  /// whenever the program is ended.
  /// - Parameters:
  ///   - draft: a path beside it where it is gathered; what is there is removed, and never
  ///     written through.
  ///   - mode: the rights that it is made with.
  /// - Returns: whether it was written; why not is in `errno`.
  static func replace(
    _ path: String, with content: Data, draft: String, mode: mode_t
  ) -> Bool {
    unlink(draft)
    let file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
    guard file >= 0 else { return false }
    defer { close(file) }
    if write(content, to: file), sync(file), rename(draft, path) == 0 { return true }
    let reason = errno
    unlink(draft)
    errno = reason
    return false
  }

  /// Some shares know of no such thing.
  static func sync(_ file: Int32) -> Bool {
    fsync(file) == 0 || [EINVAL, ENOSYS, ENOTSUP].contains(errno)
  }

  private static func write(_ content: Data, to file: Int32) -> Bool {
    content.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Foundation.write(
          file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0, errno != EINTR { return false }
        rest = rest.dropFirst(max(0, count))
      }
      return true
    }
  }

  /// Removes those that were changed longest ago, folders with all that is in them.
  static func removeOldest(_ files: [URL], keeping count: Int) {
    let byAge = files.map { (file: $0, changed: FileStatus(path: $0.path)?.changed ?? 0) }
      .sorted { $0.changed > $1.changed }
    for old in byAge.dropFirst(count) { try? FileManager.default.removeItem(at: old.file) }
  }

  /// A folder of this process's own for what is on its way: learners' records are not for
  /// others on this machine.
  /// - Throws: `UserError` when it cannot be made.
  static func temporaryFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("vipkata-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw UserError(
        "\(folder.path) cannot be made: \(error.localizedDescription)",
        mend: "Free space or permissions there, or name another folder in TMPDIR.")
    }
    return folder
  }
}
