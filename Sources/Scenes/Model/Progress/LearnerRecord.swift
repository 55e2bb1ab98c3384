/// What a place holds of one learner.
struct LearnerRecord: Equatable, Sendable {
  /// As the record says it, or else its file: text of a stranger's.
  let name: String
  let events: [JournalEvent]
  /// What is wrong with it; what could be read stands all the same.
  var flaws: [Flaw] = []
  var code: [SentFile] = []

  enum Flaw: Hashable, Sendable {
    /// A link, a device or a folder, or a file that nobody may read.
    case unreadable
    case tooLarge(Int)
    case later
    /// It is no record that names its learner.
    case nameless
    /// The file, a stranger's text, is not called after the name: the one that it should be.
    case file(String, own: String)
    /// So many lines are no events.
    case lostLines(Int)
    /// So many events are of katas that the course does not have.
    case unknownKatas(Int)
    /// So many events have not happened yet.
    case future(Int)
  }
}
