import Foundation

@testable import vipkata

/// A journal in memory; records what is appended.
final class JournalWorkerSpy: JournalWorkerLogic {
  struct Entry: Equatable {
    let kata: String
    let what: JournalEvent.What
    var time = Date(timeIntervalSince1970: 0)

    init(_ kata: String, _ what: JournalEvent.What) {
      self.kata = kata
      self.what = what
    }

    /// An event of `hello/one`, as in `PracticeBench`.
    static func one(_ what: JournalEvent.What) -> Entry { Entry("hello/one", what) }
    static func two(_ what: JournalEvent.What) -> Entry { Entry("hello/two", what) }

    static func == (one: Entry, other: Entry) -> Bool {
      one.kata == other.kata && one.what == other.what
    }
  }

  private(set) var readings = 0
  private var written: [Entry] = []
  /// The time of each appended event.
  var now: () -> Date = { Date(timeIntervalSince1970: 0) }
  /// Events before the test.
  var past: [Entry] = []
  var failure: UserError?

  func read() throws -> (events: [JournalEvent], lostLines: Int) {
    readings += 1
    if let failure { throw failure }
    let events = (past + written).compactMap { entry in
      KataID(entry.kata).map { JournalEvent(time: entry.time, kata: $0, what: entry.what) }
    }
    return (events, 0)
  }

  /// Without the proofs of greens, which are in `proofs`.
  var appended: [Entry] {
    written.map { entry in
      if case .solved = entry.what { Entry(entry.kata, .solved()) } else { entry }
    }
  }

  var proofs: [GreenProof] {
    written.compactMap { if case .solved(let proof) = $0.what { proof } else { nil } }
  }

  func append(_ kata: KataID, _ what: JournalEvent.What) -> JournalEvent {
    var entry = Entry("\(kata)", what)
    entry.time = now()
    written.append(entry)
    return JournalEvent(time: entry.time, kata: kata, what: what)
  }
}

extension JournalEvent.What {
  static func red(_ failing: String...) -> JournalEvent.What {
    .checked(outcome: .red, failing: failing, looksLike: nil)
  }

  static let green = JournalEvent.What.checked(outcome: .green, failing: [], looksLike: nil)
}
