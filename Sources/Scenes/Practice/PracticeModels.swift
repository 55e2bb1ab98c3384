package import Entities

/// The learner's place: one kata after the other.
package enum Practice {
  /// Check the open kata; when it is green, record it and open the next.
  package enum Next {
    package struct Request: Equatable, Sendable {
      package init() {}
    }

    package struct Response: Equatable, Sendable {
      /// Nil when there was no kata left to check.
      package var check: Check.Response?
      /// The kata that was opened because the one before is green.
      package var opening: Open.Response?
      /// Set when every kata of the course is solved.
      package var summary: Summary?
      /// The kata that was opened, and shown, before its check.
      package var openedFirst: KataID?

      package init(
        check: Check.Response? = nil, opening: Open.Response? = nil, summary: Summary? = nil,
        openedFirst: KataID? = nil
      ) {
        self.check = check
        self.opening = opening
        self.summary = summary
        self.openedFirst = openedFirst
      }
    }
  }

  /// Go on where the learner was: opens the first kata, or does nothing.
  package enum Resume {
    package struct Request: Equatable, Sendable {
      package init() {}
    }
  }

  /// Judge a kata and stay there.
  package enum Check {
    package struct Request: Equatable, Sendable {
      package let kata: String?
      /// Whether the kata was opened just before, and its brief is on show.
      package let isAfterOpening: Bool

      package init(kata: String? = nil, isAfterOpening: Bool = false) {
        self.kata = kata
        self.isAfterOpening = isAfterOpening
      }
    }

    package struct Response: Equatable, Sendable {
      package let kata: Kata
      package let verdict: Verdict
      package var isAfterOpening = false
      /// The failing tests' own lines, as far as the kata shows them.
      package var excerpts: [TestName: Excerpt] = [:]
      /// The files to edit, as paths to open.
      package var edit: [String] = []
      /// Where the files of the verdict's places are, as paths to open.
      package var paths: [String: String] = [:]
      package var hasMoreHints = true
      package var moment: Moment?
      /// Whether commands mean this kata without its name.
      package var isCurrent = true

      package init(kata: Kata, verdict: Verdict) {
        self.kata = kata
        self.verdict = verdict
      }
    }
  }

  /// A check has begun.
  package enum Checking {
    package struct Response: Equatable, Sendable {
      package let kata: Kata
      /// Whether everything must be compiled, which takes longer.
      package let isFirst: Bool

      package init(kata: Kata, isFirst: Bool) {
        self.kata = kata
        self.isFirst = isFirst
      }
    }

    package struct ViewModel: Equatable, Sendable {
      package let text: String
    }
  }

  /// Go to a kata.
  package enum Open {
    package struct Request: Equatable, Sendable {
      package let kata: String

      package init(kata: String) {
        self.kata = kata
      }
    }

    package struct Response: Equatable, Sendable {
      package let kata: Kata
      package let total: Int
      package let brief: String
      /// The files to edit, as paths to open.
      package let edit: [String]
      /// The kata whose code this one goes on with.
      package let carries: Carried?
      /// Whether a check of it follows in the same command.
      package let isBeforeCheck: Bool

      package init(
        kata: Kata, total: Int, brief: String, edit: [String], carries: Carried? = nil,
        isBeforeCheck: Bool = false
      ) {
        self.kata = kata
        self.total = total
        self.brief = brief
        self.edit = edit
        self.carries = carries
        self.isBeforeCheck = isBeforeCheck
      }
    }

    package struct Carried: Equatable, Sendable {
      package let kata: KataID
      /// False when the reference solution stands in for it.
      package let isOwn: Bool

      package init(kata: KataID, isOwn: Bool) {
        self.kata = kata
        self.isOwn = isOwn
      }
    }
  }

  /// Read the task once more.
  package enum Brief {
    package struct Request: Equatable, Sendable {
      package let kata: String?

      package init(kata: String? = nil) {
        self.kata = kata
      }
    }
  }

  /// One hint more.
  package enum Hint {
    package struct Request: Equatable, Sendable {
      package let kata: String?
      package let all: Bool

      package init(kata: String? = nil, all: Bool = false) {
        self.kata = kata
        self.all = all
      }
    }

    package struct Response: Equatable, Sendable {
      package let kata: Kata
      package let hints: [Entities.Hint]
      /// Hints not shown yet.
      package let left: Int
      /// Whether commands mean this kata without its name.
      package var isCurrent = true

      package init(kata: Kata, hints: [Entities.Hint], left: Int) {
        self.kata = kata
        self.hints = hints
        self.left = left
      }
    }
  }

  /// The starter again.
  package enum Reset {
    package struct Request: Equatable, Sendable {
      package let kata: String?

      package init(kata: String? = nil) {
        self.kata = kata
      }
    }

    package struct Response: Equatable, Sendable {
      package let kata: Kata
      /// Where the learner's version is kept.
      package let backup: String
      package let edit: [String]

      package init(kata: Kata, backup: String, edit: [String]) {
        self.kata = kata
        self.backup = backup
        self.edit = edit
      }
    }
  }

  /// The reference solution beside the learner's.
  package enum Solution {
    package struct Request: Equatable, Sendable {
      package let kata: String?
      package let spoil: Bool

      package init(kata: String? = nil, spoil: Bool = false) {
        self.kata = kata
        self.spoil = spoil
      }
    }

    package struct Response: Equatable, Sendable {
      package let kata: Kata
      /// The lines of a unified diff from the learner's version.
      package let diff: [String]

      package init(kata: Kata, diff: [String]) {
        self.kata = kata
        self.diff = diff
      }
    }
  }

  /// Some lines of a hidden test.
  package struct Excerpt: Equatable, Sendable {
    package let file: String
    package let firstLine: Int
    package let lines: [String]
    /// The line that failed.
    package let marked: Int?

    package init(file: String, firstLine: Int, lines: [String], marked: Int?) {
      self.file = file
      self.firstLine = firstLine
      self.lines = lines
      self.marked = marked
    }
  }
}
