extension Practice {
  enum Check {
    struct Request: Equatable, Sendable {
      var kata: String?
      /// Whether the kata was opened just before, and its brief is on show.
      var isAfterOpening = false
    }

    struct Response: Equatable, Sendable {
      let kata: Kata
      /// The part of it that the learner is told.
      var verdict: Verdict
      var origin = Origin.thisCheck
      /// Whether it is shown below the brief, and nobody has edited anything yet.
      var isAfterOpening = false
      /// Whether the code is what the kata began with.
      var isUntouched = false
      /// Whether commands without a name mean this kata.
      var isCurrent = true
      var files = Files()
      /// What a green verdict leads to.
      var solved = Solved()
      /// What helps after any other verdict.
      var help = Help()
      /// Nil if the learner is in no workshop with a plan.
      var plan: WorkshopPlan.Position?
    }

    /// Which check found the verdict.
    enum Origin: Equatable, Sendable {
      case thisCheck
      /// The last check of this program: nothing has changed since.
      case lastCheck
      /// An earlier check, or one in another terminal.
      case anotherCheck
    }

    /// The learner's files. The verdict's places have other names for some of them.
    struct Files: Equatable, Sendable {
      /// The files to edit, as paths to open.
      var edit: [String] = []
      /// The paths to open, keyed by the names in the verdict's places.
      var paths: [String: String] = [:]
      /// The files that are not to be edited, as the verdict's places name them.
      var given: Set<String> = []
      /// The files among them that the learner has changed or removed.
      var changed: [String] = []
      /// If the code does not compile: the files that came with the kata and are gone.
      var missing: [String] = []
    }

    struct Solved: Equatable, Sendable {
      /// Nil unless the kata was solved for the first time.
      var milestone: Milestone?
      /// For a kata that was repeated: the diff from the former solution.
      var again: [String]?
      /// How many other katas of its stage count as known from now on.
      var known: Int?
    }

    struct Help: Equatable, Sendable {
      var hasMoreHints = true
      /// The failing tests' own lines, as far as the kata shows them.
      var excerpts: [TestName: Excerpt] = [:]
      /// By rule, the number of broken places that the learner has to find.
      var withheld: [String: Int] = [:]
      /// The kata's own words on compile errors, keyed by words of the message.
      var onErrors: [String: String] = [:]
      /// The last saved file, if it is in another kata's folder and none was saved in this one's.
      var savedElsewhere: SavedElsewhere?
    }

    struct SavedElsewhere: Equatable, Sendable {
      let kata: KataID
      let file: String
    }
  }

  struct Excerpt: Equatable, Sendable {
    let file: String
    let rows: [Row]
    let marked: Int?

    struct Row: Equatable, Sendable {
      let number: Int
      var text: String
    }
  }
}
