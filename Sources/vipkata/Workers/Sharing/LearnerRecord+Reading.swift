import Foundation

extension LearnerRecord {
  /// The most bytes of one learner's record; a course makes some hundred thousand.
  static let largest = 8_000_000

  /// - Parameters:
  ///   - file: its name in the place.
  ///   - content: nil if it cannot be read.
  init(file: String, content: Data?) {
    let called =
      LearnerName(file: file)?.description
      ?? String(LearnerName.encoded(String(file.dropLast(LearnerName.ending.count))).prefix(60))
    guard let content, content.count <= Self.largest else {
      let flaw = content == nil ? Flaw.unreadable : .tooLarge(Self.largest)
      self.init(name: called, events: [], flaws: [flaw])
      return
    }
    let journal = JournalContent(content)
    guard journal.version ?? 0 <= JournalFile.version else {
      self.init(name: called, events: [], flaws: [.later])
      return
    }
    let name = journal.learner.flatMap { LearnerName($0) }
    var flaws: [Flaw] = []
    if let name {
      if name.file != file { flaws.append(.file(file, own: name.file)) }
    } else {
      flaws.append(.nameless)
    }
    if journal.lostLines > 0 { flaws.append(.lostLines(journal.lostLines)) }
    self.init(
      name: name?.description ?? called, events: journal.events, flaws: flaws,
      code: journal.code)
  }
}
