import Foundation

/// The journal on disk: one JSON object per line; the first line names the format.
struct JournalFile: JournalWorkerLogic {
  let file: URL
  var now: () -> Date = { Date() }
  var didAppend: () -> Void = {}

  /// The format that this program writes.
  static let version = 1

  private static let lineEnd = Data("\n".utf8)

  /// Bytes; a million checks take some hundred million.
  private static let largest = 500_000_000

  func read() throws -> (events: [JournalEvent], lostLines: Int) {
    let journal = JournalContent(try content())
    guard journal.version ?? 0 <= Self.version else {
      throw UserError(
        "The journal \(file.path) was written by a later vipkata.",
        mend: "Use that version here; nothing was changed.")
    }
    return (journal.events, journal.lostLines)
  }

  /// Empty if there is no journal yet. Only a plain file of limited size is read.
  func content() throws -> Data {
    guard file.exists else { return Data() }
    let status = FileStatus(path: file.resolvingSymlinksInPath().path)
    guard let status, status.kind == .file, status.size <= Self.largest else {
      throw UserError(
        "The journal \(file.path) cannot be read: it is not a plain file of at most 500 MB.",
        mend: "Move it away to begin a new one.")
    }
    return try UserError.telling(
      "The journal \(file.path) cannot be read", mend: "Give yourself permission to read it."
    ) { try Data(contentsOf: file) }
  }

  @discardableResult
  func append(_ kata: KataID, _ what: JournalEvent.What) throws -> JournalEvent {
    let event = JournalEvent(time: now(), kata: kata, what: what)
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try UserError.telling(
      "The journal \(file.path) cannot be written", mend: UserError.wayToWrite
    ) {
      try file.deletingLastPathComponent().makeFolder()
      try append(try encoder.encode(event.line) + Self.lineEnd)
    }
    didAppend()
    return event
  }

  /// Writes once, so that no other writer comes between the line and what precedes it.
  private func append(_ line: Data) throws {
    let descriptor = open(file.path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw WorkerFailure(Libc.reason()) }
    defer { close(descriptor) }
    let size = lseek(descriptor, 0, SEEK_END)
    var last = UInt8()
    var lines = size > 0 ? Data() : Data("{\"journal\":\(Self.version)}\n".utf8)
    // A line that was cut off in the middle stays a line of its own.
    if size > 0, pread(descriptor, &last, 1, size - 1) == 1, last != Self.lineEnd[0] {
      lines += Self.lineEnd
    }
    lines += line
    let written = lines.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    guard written == lines.count, Files.sync(descriptor) else {
      throw WorkerFailure(Libc.reason())
    }
  }
}
