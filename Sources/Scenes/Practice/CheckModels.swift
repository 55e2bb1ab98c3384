extension Practice {
  enum Check {
    struct Request: Equatable, Sendable {
      var kata: String?
      /// Whether the kata was opened just before, and its brief is on show.
      var isAfterOpening = false
    }

    struct Response: Equatable, Sendable {
      let kata: Kata
      /// As far as the learner is told of it.
      var verdict: Verdict
      var origin = Origin.thisCheck
      /// Whether it stands below the brief, and nobody has edited anything yet.
      var isAfterOpening = false
      /// Whether the code is what the kata began with.
      var isUntouched = false
      /// Whether commands mean this kata without its name.
      var isCurrent = true
      var files = Files()
      /// What green leads to.
      var solved = Solved()
      /// What there is to go on with after any other verdict.
      var help = Help()
      /// Nil where the learner is in no workshop that has a plan.
      var plan: WorkshopPlan.Position?
    }

    /// Which check found what is said.
    enum Origin: Equatable, Sendable {
      case thisCheck
      /// The last one of this program: nothing has changed since.
      case lastCheck
      /// An earlier one, or one in another terminal.
      case anotherCheck
    }

    /// The learner's files. The verdict's places name some of them otherwise than the learner does.
    struct Files: Equatable, Sendable {
      /// Those to edit, as paths to open.
      var edit: [String] = []
      /// Where the files of the verdict's places are, as paths to open.
      var paths: [String: String] = [:]
      /// Those that are not to be edited, as the verdict's places name them.
      var given: Set<String> = []
      /// Those of them that are not as they came.
      var changed: [String] = []
      /// Those that came with the kata and are there no more, where the code does not compile.
      var missing: [String] = []
    }

    struct Solved: Equatable, Sendable {
      /// Nil unless the kata was solved for the first time.
      var milestone: Milestone?
      /// Of a kata that was done again: the diff from the solution of before.
      var again: [String]?
      /// How many other katas of its stage count as known from now on.
      var known: Int?
    }

    struct Help: Equatable, Sendable {
      var hasMoreHints = true
      /// The failing tests' own lines, as far as the kata shows them.
      var excerpts: [TestName: Excerpt] = [:]
      /// In how many places each rule is broken that the learner has to find.
      var withheld: [String: Int] = [:]
      /// The kata's own words on compile errors, keyed by words of the message.
      var onErrors: [String: String] = [:]
      /// What was saved last, in another kata's folder, when nothing was saved in this one's.
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
