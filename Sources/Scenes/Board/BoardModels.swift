import Foundation

/// Everybody who shares their progress in a place: who is where, and who needs help.
enum Board {
  enum Show {
    struct Response: Sendable {
      let time: Date
      let katas: [Kata]
      let stages: [(name: String, katas: [Kata])]
      /// Sorted by who needs help first.
      let learners: [Learner]
      let topics: [Topic]
      /// Nil if the place has none.
      var plan: WorkshopPlan?

      /// The learners whose hand is up, in the order in which they raised it.
      var asking: [(learner: Learner, hand: Progress.Hand)] {
        learners.compactMap { learner in learner.hand.map { (learner, $0) } }
          .sorted { ($0.hand.since, $0.learner.name) < ($1.hand.since, $1.learner.name) }
      }
    }
  }

  struct Learner: Equatable, Sendable {
    /// A stranger's text, of at most 200 bytes.
    let name: String
    var state = State.waiting
    /// How much a learner at work needs help: from 1 on they are stuck.
    var need = 0.0
    /// The open kata, if the course has it.
    var kata: Kata?
    /// What was done on each kata that was begun; the seconds of the open one count until now.
    var works: [KataID: Work] = [:]
    /// In the course's order.
    var solved: [KataID] = []
    /// How many other katas count as known.
    var known = 0
    /// Solved katas that have changed since.
    var changed: [KataID] = []
    var lastSeen: Date?
    var flaws: [LearnerRecord.Flaw] = []
    /// A stranger's text, like the `code` that was sent with the question.
    var hand: Progress.Hand?
    var code: [SentFile] = []

    var work: Work { kata.flatMap { works[$0.id] } ?? Work() }

    func count(ofSolved katas: [Kata]) -> Int { katas.count { works[$0.id]?.isSolved == true } }
  }

  /// In the order of the board.
  enum State: String, Sendable, CaseIterable {
    /// As `BoardWording.rule` defines it.
    case stuck
    /// Not heard from for at least as long as a break lasts.
    case quiet
    case working
    case waiting
    case done

    var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  struct Work: Equatable, Sendable {
    var isSolved = false
    var seconds = 0.0
    var checks = 0
    var hints = 0
    /// The test that failed first in the last check.
    var failing: String?
    /// The tests that most often failed first, not counting the first check.
    var stumbles: [String] = []
    /// The kata's known mistakes that the learner made, in its words.
    var mistakes: [String] = []
  }

  /// One kata across all learners, as programs read it.
  struct Topic: Encodable, Sendable {
    let id: KataID
    /// Learners who checked it.
    let tried: Int
    let solved: Int
    /// The median time of those who solved it; nil if nobody did.
    let medianSeconds: Int?
    let failing: Tally?
    let looksLike: Tally?
  }

  /// The commonest text, and how many learners met it.
  struct Tally: Encodable, Sendable {
    let text: String
    let learners: Int
  }
}
