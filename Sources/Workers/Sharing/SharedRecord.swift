import Entities
import Foundation

extension LearnerRecord {
  /// Bytes of one learner's record at most; a course makes some hundred thousand.
  static let largest = 8_000_000

  /// - Parameter file: what it is called in its place.
  init(file: String, content: Data) {
    let journal = JournalContent(content)
    let name = journal.learner.flatMap { LearnerName($0) }
    guard journal.version ?? 0 <= JournalFile.version else {
      self.init(file: file, flaw: .later)
      return
    }
    var flaws: [Flaw] = []
    if let name {
      if name.file != file { flaws.append(.file(LearnerName.encoded(file))) }
    } else {
      flaws.append(.nameless)
    }
    if journal.lostLines > 0 { flaws.append(.lostLines(journal.lostLines)) }
    self.init(
      name: name?.description ?? Self.name(of: file), events: journal.events, flaws: flaws)
  }

  /// A record that cannot be read.
  init(file: String, flaw: Flaw) {
    self.init(name: Self.name(of: file), events: [], flaws: [flaw])
  }

  private static func name(of file: String) -> String {
    LearnerName(file: file)?.description
      ?? String(LearnerName.encoded(String(file.dropLast(LearnerName.ending.count))).prefix(60))
  }
}
