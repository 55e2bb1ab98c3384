import Foundation

extension URL {
  var exists: Bool { FileManager.default.fileExists(atPath: path) }

  /// Creates the folder and those above it; an existing one stays as it is.
  func makeFolder() throws {
    try FileManager.default.createDirectory(at: self, withIntermediateDirectories: true)
  }

  /// Removes it with everything in it; what cannot be removed stays.
  func remove() { try? FileManager.default.removeItem(at: self) }

  /// The folder or file to which a user's path in this folder refers.
  func resolving(_ path: String) -> URL {
    let url = path.hasPrefix("/") ? URL(fileURLWithPath: path) : appendingPathComponent(path)
    return url.standardizedFileURL
  }
}

/// Writes and moves files so that each is complete, whenever the program ends.
enum Files {
  /// Creates the file's folder if there is none.
  /// - Returns: whether anything was written.
  @discardableResult
  static func writeIfChanged(_ content: Data, at file: URL) throws -> Bool {
    if (try? Data(contentsOf: file)) == content { return false }
    try file.deletingLastPathComponent().makeFolder()
    try content.write(to: file, options: .atomic)
    return true
  }

  /// Writes a file in one step: a reader sees the old content or the new, whenever the program
  /// ends.
  /// - Parameters:
  ///   - draft: a path beside it, where the content is written first; a file that is there is
  ///     removed, and never written through.
  ///   - mode: the permissions of the file.
  /// - Throws: `WorkerFailure` if it cannot be written; `errno` has the reason, too.
  static func replace(
    _ path: String, with content: Data, draft: String, mode: mode_t
  ) throws {
    unlink(draft)
    let file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
    if file >= 0, write(content, to: file) == nil, sync(file), rename(draft, path) == 0 {
      close(file)
      return
    }
    let reason = errno
    close(file)
    unlink(draft)
    errno = reason
    throw WorkerFailure(Libc.reason(reason))
  }

  /// Writes the file through to the disk; true also on shares that cannot do that.
  static func sync(_ file: Int32) -> Bool {
    fsync(file) == 0 || [EINVAL, ENOSYS, ENOTSUP].contains(errno)
  }

  /// Writes all of the content, and waits whenever the file takes no more for now.
  /// - Returns: the error's number if it cannot be written.
  static func write(_ content: some Sequence<UInt8>, to file: Int32) -> Int32? {
    var bytes = Array(content)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
      switch (count, errno) {
      case (0..., _): bytes = bytes.dropFirst(count)
      case (_, EINTR): continue
      case (_, EAGAIN):
        var entry = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
        poll(&entry, 1, -1)
      case (_, let reason): return reason
      }
    }
    return nil
  }

  /// Reads what is available, at most 4 MB, so that a flood leaves time for the rest.
  /// - Parameter file: a descriptor that never blocks.
  static func available(in file: Int32) -> Data {
    var content = Data()
    var bytes = [UInt8](repeating: 0, count: 65_536)
    for _ in 0..<64 {
      let count = read(file, &bytes, bytes.count)
      guard count > 0 else { break }
      content += bytes.prefix(count)
    }
    return content
  }

  /// Takes the complete lines out of what was read.
  static func takeLines(of text: inout Data) -> [Data] {
    var lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    text = lines.popLast().map { Data($0) } ?? Data()
    return lines.map { Data($0) }
  }

  /// Keeps the `count` files that changed last and removes the others, folders with their content.
  static func removeOldest(_ files: [URL], keeping count: Int) {
    let byAge = files.map { (file: $0, changed: FileStatus(path: $0.path)?.changed ?? 0) }
      .sorted { $0.changed > $1.changed }
    for old in byAge.dropFirst(count) { old.file.remove() }
  }

  /// Creates a folder of this process's own for files in transit: learners' records are not for
  /// others on this machine.
  /// - Throws: `UserError` if it cannot be created.
  static func temporaryFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("vipkata-\(UUID().uuidString)")
    try UserError.telling(
      "\(folder.path) cannot be made",
      mend: "Check space and permissions there, or name another folder in TMPDIR."
    ) {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }
    return folder
  }
}
