package import Entities
package import Foundation
import Scenes

/// The journal on disk: one JSON object a line, the first line naming the format.
package struct JournalFile: JournalWorkerLogic {
  package let file: URL
  package let now: () -> Date

  /// The format that this program writes.
  static let version = 1

  package init(file: URL, now: @escaping () -> Date = { Date() }) {
    self.file = file
    self.now = now
  }

  private struct Header: Encodable {
    let journal: Int
  }

  package func events() throws -> [JournalEvent] {
    guard FileManager.default.fileExists(atPath: file.path) else { return [] }
    try requirePlainFile()
    let content: Data
    do {
      content = try Data(contentsOf: file)
    } catch {
      throw UserError(
        "The journal \(file.path) cannot be read: \(error.localizedDescription)",
        mend: "Give yourself the right to read it.")
    }
    let journal = JournalContent(content)
    guard journal.version ?? 0 <= Self.version else {
      throw UserError(
        "The journal \(file.path) was written by a later vipkata.",
        mend: "Use that version here; nothing was changed.")
    }
    return journal.events
  }

  /// Bytes; a million checks take some hundred million.
  private static let largest = 500_000_000

  /// What is read must come to an end.
  private func requirePlainFile() throws {
    let status = FileStatus(path: file.resolvingSymlinksInPath().path)
    guard let status, status.kind == .file, status.size <= Self.largest
    else {
      throw UserError(
        "The journal \(file.path) cannot be read: it is no plain file of at most 500 MB.",
        mend: "Move it away to begin a new one.")
    }
  }

  package func append(_ kata: KataID, _ what: JournalEvent.What) throws {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      var lines = Data()
      if !FileManager.default.fileExists(atPath: file.path) {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        lines += try encoder.encode(Header(journal: Self.version)) + [UInt8(ascii: "\n")]
      } else if try endsInMiddleOfLine() {
        lines.append(UInt8(ascii: "\n"))
      }
      lines += try encoder.encode(JournalEvent(time: now(), kata: kata, what: what))
      lines.append(UInt8(ascii: "\n"))
      try appendWhole(lines)
    } catch {
      throw UserError(
        "The journal \(file.path) cannot be written: \(error.localizedDescription)",
        mend: "Free space or permissions there, or choose another place with --workspace DIR.")
    }
  }

  private func endsInMiddleOfLine() throws -> Bool {
    let handle = try FileHandle(forReadingFrom: file)
    defer { try? handle.close() }
    let end = try handle.seekToEnd()
    guard end > 0 else { return false }
    try handle.seek(toOffset: end - 1)
    return try handle.read(upToCount: 1) != Data("\n".utf8)
  }

  /// One write for all lines, so that no other writer comes between.
  private func appendWhole(_ lines: Data) throws {
    let descriptor = open(file.path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw WorkerFailure(String(cString: strerror(errno))) }
    defer { close(descriptor) }
    let written = lines.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    guard written == lines.count, WholeFile.sync(descriptor) else {
      throw WorkerFailure(String(cString: strerror(errno)))
    }
  }
}

extension WorkerFailure: LocalizedError {
  package var errorDescription: String? { description }
}
