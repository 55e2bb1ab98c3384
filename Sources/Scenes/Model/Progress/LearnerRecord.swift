/// One learner's record as it was read from a place.
struct LearnerRecord: Equatable, Sendable {
  /// The name in the record, or else its file's name: a stranger's text.
  let name: String
  let events: [JournalEvent]
  /// What is wrong with it. The readable part is kept all the same.
  var flaws: [Flaw] = []
  var code: [SentFile] = []

  enum Flaw: Hashable, Sendable {
    /// A link, a device or a folder, or a file that nobody may read.
    case unreadable
    case tooLarge(Int)
    case later
    /// It does not name its learner.
    case nameless
    /// The file's name, a stranger's text, does not fit the learner's: `own` would.
    case file(String, own: String)
    /// The number of lines that are no events.
    case lostLines(Int)
    /// The number of events on katas that the course does not have.
    case unknownKatas(Int)
    /// The number of events that are dated in the future.
    case future(Int)
  }
}
