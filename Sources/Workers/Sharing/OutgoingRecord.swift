import Entities
import Foundation
import Scenes

/// What is shared of a journal: the learner's name, and every event.
struct OutgoingRecord {
  let content: Data
  /// Bytes of the journal that are in it.
  let bytes: Int

  private struct Header: Encodable {
    let journal: Int
    let learner: String
  }

  /// A journal that is not there yet has no event.
  /// - Throws: `PlaceFailure` when it cannot be read.
  init(journal: URL, name: LearnerName) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var content = try encoder.encode(
      Header(journal: JournalFile.version, learner: name.description))
    content.append(Self.lineEnd)
    let lines = try Self.wholeLines(of: journal)
    bytes = lines.count
    for line in lines.split(separator: Self.lineEnd) where !line.starts(with: Self.header) {
      content += line + [Self.lineEnd]
    }
    self.content = content
  }

  private static let lineEnd = UInt8(ascii: "\n")
  private static let header = Data(#"{"journal":"#.utf8)

  /// Without a line that is being written, or was cut off.
  private static func wholeLines(of journal: URL) throws -> Data {
    let path = journal.resolvingSymlinksInPath().path
    guard let status = FileStatus(path: path) else { return Data() }
    guard status.kind == .file, status.size <= 500_000_000,
      let all = FileManager.default.contents(atPath: path)
    else { throw PlaceFailure("The journal \(journal.path) cannot be read.") }
    return all.lastIndex(of: lineEnd).map { all[...$0] } ?? Data()
  }
}
