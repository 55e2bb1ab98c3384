import Foundation

@testable import vipkata

/// A journal in memory; records what is appended.
final class JournalWorkerSpy: JournalWorkerLogic {
  struct Entry: Equatable {
    let kata: String
    let what: JournalEvent.What

    init(_ kata: String, _ what: JournalEvent.What) {
      self.kata = kata
      self.what = what
    }
  }

  private(set) var readings = 0
  private(set) var appended: [Entry] = []
  /// What happened before the test.
  var past: [Entry] = []
  var failure: UserError?

  func events() throws -> [JournalEvent] {
    readings += 1
    if let failure { throw failure }
    return (past + appended).compactMap { entry in
      KataID(entry.kata).map {
        JournalEvent(time: Date(timeIntervalSince1970: 0), kata: $0, what: entry.what)
      }
    }
  }

  func append(_ kata: KataID, _ what: JournalEvent.What) -> JournalEvent {
    appended.append(Entry("\(kata)", what))
    return JournalEvent(time: Date(timeIntervalSince1970: 0), kata: kata, what: what)
  }
}

extension JournalEvent.What {
  static func red(_ failing: String...) -> JournalEvent.What {
    .checked(outcome: .red, failing: failing, looksLike: nil)
  }

  static let green = JournalEvent.What.checked(outcome: .green, failing: [], looksLike: nil)
}
