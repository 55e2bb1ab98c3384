import Foundation

/// A folder in which each learner has a file: a network share, a synced folder, a checkout.
/// Anybody may put files there: only plain ones of a reasonable size are read.
struct RecordFolder: RecordStore {
  let folder: URL

  static let mostFiles = 20_000

  func put(_ content: Data, as name: String) throws {
    try requireFolder()
    do {
      try Files.replace(path(name), with: content, draft: draft(name), mode: 0o644)
    } catch {
      throw failure("cannot be written")
    }
  }

  func get(_ name: String) throws -> Data? {
    try requireFolder()
    guard FileStatus(path: path(name)) != nil else { return nil }
    guard let content = content(of: name) else {
      throw PlaceFailure(
        "\(path(name)) cannot be read.", mend: "Check that it is a file that you may read.")
    }
    return content
  }

  func remove(_ name: String) throws {
    try requireFolder()
    unlink(draft(name))
    guard unlink(path(name)) != 0, errno != ENOENT else { return }
    throw failure("keeps your file from being removed")
  }

  func records<Value: Sendable>(
    _ body: @escaping @Sendable (LearnerRecord) -> Value
  ) throws -> [Value] {
    try requireFolder(mend: "PLACE is the folder or the URL that learners gave to `vipkata join`.")
    guard access(folder.path, R_OK | X_OK) == 0 else {
      throw PlaceFailure(
        "The folder \(folder.path) cannot be read.", mend: "Give yourself permission to read it.")
    }
    let files = Libc.names(in: folder.path, atMost: Self.mostFiles)
      .filter { $0.hasSuffix(LearnerName.ending) && !$0.hasPrefix(".") }
    return try records(in: files, body)
  }

  func records<Value: Sendable>(
    in files: [String], _ body: @escaping @Sendable (LearnerRecord) -> Value
  ) throws -> [Value] {
    var values: [(file: ByteKey, value: Value)] = []
    try ParallelWorker().run(files) { file, _ in
      (ByteKey(file), body(LearnerRecord(file: file, content: content(of: file))))
    } each: {
      values.append($0)
    }
    return values.sorted { $0.file < $1.file }.map(\.value)
  }

  /// At most one byte over the limit; nil if it is no plain file, or nobody may read it.
  private func content(of name: String) -> Data? {
    // O_NONBLOCK: otherwise opening a named pipe would wait for ever.
    let file = open(path(name), O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
    guard file >= 0 else { return nil }
    let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return try? handle.read(upToCount: LearnerRecord.largest + 1) ?? Data()
  }

  /// If it is not there, perhaps a share is not connected.
  private func requireFolder(mend: String = "Make it, or check its name.") throws {
    let kind = FileStatus(path: folder.resolvingSymlinksInPath().path)?.kind
    guard kind != .folder else { return }
    throw PlaceFailure(
      kind == nil ? "There is no folder \(folder.path)." : "\(folder.path) is not a folder.",
      mend: mend)
  }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  /// A name that no learner's file can have.
  private func draft(_ name: String) -> String { path(".\(name).part") }

  private func failure(_ what: String) -> PlaceFailure {
    let isPassing = [ENOSPC, EDQUOT, EIO, ESTALE].contains(errno)
    return PlaceFailure(
      "The folder \(folder.path) \(what): \(Libc.reason())",
      mend: "Ask whoever gave you the place.", isPassing: isPassing)
  }
}
