/// The course from above: the map, and whether everything is in order.
enum Overview {
  enum Show {
    struct Response: Equatable, Sendable {
      let course: Course
      let progress: Progress
      var cards: [String: StageCard] = [:]
      /// Solved katas that have changed since.
      var changes: [KataChange] = []
      var plan: WorkshopPlan.Position?
    }
  }

  enum Explain {
    struct Request: Equatable, Sendable {
      var word: String?
    }

    struct Response: Equatable, Sendable {
      let entries: [Glossary.Entry]
    }
  }

  /// Look for what may be wrong with toolchain, course and workspace.
  enum Examine {
    struct Response: Sendable {
      let machine: [Checkup]
      let course: Result<Course, any Error>
      let journal: Result<Journal, any Error>
      let sharing: [Checkup]
    }
  }

  /// What the journal holds: events, and lines that nothing can read.
  typealias Journal = (events: Int, lostLines: Int)

  enum Setup {
    struct Response: Equatable, Sendable {
      let file: String
    }
  }

  enum Clear {
    struct Response: Equatable, Sendable {
      let bytes: Int
    }
  }
}
