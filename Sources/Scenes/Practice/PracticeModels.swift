/// What a learner does: one kata after the other.
enum Practice {
  /// Check the open kata; when it is green, record it and open the next.
  enum Next {
    struct Response: Equatable, Sendable {
      /// Nil when there was no kata left to check.
      var check: Check.Response?
      /// The kata that was opened because the one before is green.
      var opening: Open.Response?
      /// Set when every kata of the course is solved or known.
      var summary: Summary?
      /// The kata that was opened, and shown, before its check.
      var openedFirst: KataID?
      /// Solved katas that have changed since. If there are any, no kata is opened.
      var changed: [KataChange] = []
      /// Katas that are due again, unless that was already said today.
      var due: [KataID] = []

      /// Whether the last page is shown, which itself names what is due.
      var isEndOfCourse: Bool {
        if case .course = check?.solved.milestone { return true }
        return summary != nil
      }
    }
  }

  /// Check all solved katas once more.
  enum CheckAll {
    struct Response: Equatable, Sendable {
      let rows: [Row]
    }

    /// One more kata is judged; others are still running.
    enum Progress {
      struct Response: Equatable, Sendable {
        let row: Row
        let done: Int
        let total: Int
      }
    }

    struct Row: Equatable, Sendable {
      let kata: Kata
      let found: Result<Verdict, UserError>
    }
  }

  enum Again {
    /// Nothing is due.
    struct Response: Equatable, Sendable {
      /// Nil if nothing comes again.
      let next: Next?
    }

    /// The kata that is due next, and in how many seconds.
    struct Next: Equatable, Sendable {
      let kata: KataID
      let seconds: Double
    }
  }

  /// Show that a stage is known, by its last katas.
  enum Skip {
    struct Request: Equatable, Sendable {
      let stage: String
    }

    /// The stage's last katas were green before.
    struct Response: Equatable, Sendable {
      let stage: String
      let known: Int
    }
  }

  enum Checking {
    struct Response: Equatable, Sendable {
      let kata: Kata
      /// Whether everything must be compiled, which takes longer.
      let isFirst: Bool
      /// The number of the planted bug that the learner's suite runs on.
      var bug: Int?
    }
  }

  enum Open {
    struct Request: Equatable, Sendable {
      let kata: String
    }

    struct Response: Equatable, Sendable {
      let kata: Kata
      let total: Int
      let brief: String
      /// The files to edit, as paths to open.
      let edit: [String]
      /// The kata whose code this one continues.
      var carries: Carried?
      /// The kata's folder, if it was laid out before and was gone.
      var goneFolder: String?
      var occasion = Occasion.asked
      var plan: WorkshopPlan.Position?
    }

    enum Occasion: Equatable, Sendable {
      case asked
      /// A check of it follows in the same command.
      case beforeCheck
      /// It was solved before, and is being repeated.
      case again(secondsSinceGreen: Double)
      /// These katas show, once they are green, that their stage is known.
      case claim([KataID])
    }

    struct Carried: Equatable, Sendable {
      let kata: KataID
      /// False when the reference solution stands in for it.
      let isOwn: Bool
    }
  }

  enum Brief {
    struct Request: Equatable, Sendable {
      var kata: String?
    }
  }

  enum Hint {
    struct Request: Equatable, Sendable {
      var kata: String?
      var all = false
    }

    struct Response: Equatable, Sendable {
      let kata: Kata
      let hints: [vipkata.Hint]
      let left: Int
      /// Whether commands without a name mean this kata.
      var isCurrent = true
    }
  }

  enum Reset {
    struct Request: Equatable, Sendable {
      var kata: String?
    }

    struct Response: Equatable, Sendable {
      let kata: Kata
      /// Nil if the whole kata was put back, not one file such as `GreetingView.swift`.
      var file: String?
      /// The folder where the learner's version is kept; nil if there was none.
      let backup: String?
      let edit: [String]
    }
  }

  enum Restore {
    struct Request: Equatable, Sendable {
      /// A Swift file of the open kata, or of another kata whose folder is in the path.
      let file: String
    }
  }

  enum Solution {
    struct Request: Equatable, Sendable {
      var kata: String?
      var spoil = false
    }

    struct Response: Equatable, Sendable {
      let kata: Kata
      /// The lines of a unified diff from the learner's version.
      let diff: [String]
      /// The names of other correct solutions.
      var others: [String] = []
    }
  }

  enum Others {
    struct Response: Equatable, Sendable {
      let kata: Kata
      let others: [Other]
    }

    struct Other: Equatable, Sendable {
      let solution: OtherSolution
      /// The lines of a unified diff from the reference.
      let diff: [String]
    }
  }

  enum Milestone: Equatable, Sendable {
    case firstGreen
    case stage(FinishedStage)
    case course(Summary)
  }

  struct FinishedStage: Equatable, Sendable {
    let name: String
    let katas: Int
    var card: StageCard?
    var next: [Kata] = []
  }

  struct Summary: Equatable, Sendable {
    let katas: Int
    let attempts: Int
    let hints: Int
    /// Seconds of work, without breaks.
    var seconds = 0.0
    /// The card of the last stage.
    var card: StageCard?
    /// The review's rules that the katas taught.
    var rules: [String] = []
    /// How many of the katas count as known.
    var known = 0
    var hardest: [Hard] = []
    /// The katas to do again today.
    var due: [KataID] = []

    struct Hard: Equatable, Sendable {
      let kata: KataID
      let checks: Int
      let hints: Int

      var effort: Int { checks + hints }
    }
  }
}
