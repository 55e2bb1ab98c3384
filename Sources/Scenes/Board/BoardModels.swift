package import Entities
package import Foundation

/// Everybody who shares their progress in a place: who is where, and who needs help.
package enum Board {
  /// What `BoardJudge` goes by, as the help states it.
  package static let rule = """
    Stuck is who has worked on the open kata for more than twice its minutes, or has made
    8 checks in a row without getting past the same test. Pauses of half an hour and more
    do not count as work; who makes one is quiet.
    """

  /// Look at the place once.
  package enum Show {
    package struct Request: Equatable, Sendable {
      /// The cells of a line of the terminal.
      package let columns: Int
      /// Whether the page for a browser is to be made too.
      package let wantsPage: Bool
      /// Whether it will be made again and again.
      package let isWatched: Bool

      package init(columns: Int, wantsPage: Bool = false, isWatched: Bool = false) {
        self.columns = columns
        self.wantsPage = wantsPage
        self.isWatched = isWatched
      }
    }

    package struct Response: Sendable {
      package let time: Date
      package let katas: [Kata]
      /// Who needs help first stands first.
      package let learners: [Learner]
      package let topics: [Topic]
      package let request: Request

      package init(
        time: Date, katas: [Kata], learners: [Learner], topics: [Topic], request: Request
      ) {
        self.time = time
        self.katas = katas
        self.learners = learners
        self.topics = topics
        self.request = request
      }
    }
  }

  /// One learner at the moment.
  package struct Learner: Equatable, Sendable {
    /// A stranger's text, of at most 200 bytes.
    package let name: String
    package var state = State.waiting
    /// How much somebody who works needs help: from 1 on they are stuck.
    package var need = 0.0
    /// The open kata, where the course has it.
    package var kata: Kata?
    /// What was done on the open kata; its seconds last until now.
    package var work = Work()
    /// What was done on each kata that was begun.
    package var works: [KataID: Work] = [:]
    package var lastSeen: Date?
    package var flaws: [LearnerRecord.Flaw] = []

    package init(name: String) {
      self.name = name
    }
  }

  /// In the order of the board.
  package enum State: String, Sendable, CaseIterable {
    /// See the rule.
    case stuck
    /// Nothing was heard of for as long as a break.
    case quiet
    case working
    /// Nothing is begun yet.
    case waiting
    case done
  }

  /// What a learner did on one kata.
  package struct Work: Equatable, Sendable {
    package var isSolved = false
    package var seconds = 0.0
    package var checks = 0
    package var hints = 0
    /// The test that failed first in the last check.
    package var failing: String?
    /// The tests that failed first most often, that of the starter left out.
    package var stumbles: [String] = []
    /// Mistakes that the kata knows, in its words.
    package var mistakes: [String] = []

    package init() {}
  }

  /// One kata, seen over all learners.
  package struct Topic: Equatable, Sendable {
    package let kata: Kata
    /// Learners who checked it.
    package let tried: Int
    package let solved: Int
    /// The seconds that it took those who solved it; nil where nobody did.
    package let median: Double?
    package let failing: Tally?
    package let mistake: Tally?
  }

  /// What was met most, and by how many learners.
  package struct Tally: Equatable, Sendable {
    package let text: String
    package let learners: Int
  }
}
