/// What an instructor does: make katas, and prove that they teach what they claim.
enum Authoring {
  enum Verify {
    struct Request: Equatable, Sendable {
      /// Words that name katas; none means all.
      var katas: [String] = []
      /// Whether to write what mutants fail into their manifests.
      var fix = false
      /// Whether to prove even what has not changed since it was proved.
      var again = false
    }

    struct Response: Equatable, Sendable {
      /// The problems of katas that cannot be read, and of solutions that belong to no kata.
      var courseProblems: [CourseProblem] = []
      /// How many katas cannot be read.
      var unread = 0
      var proofs: [Proof] = []
      /// The rows of the course's ideas that no kata teaches; empty when only some
      /// katas were proved.
      var untaught: [Idea] = []

      /// The counts of all katas; nil if none was broken.
      var breaks: BreakCount? {
        let counts = proofs.compactMap(\.breaks)
        return counts.isEmpty ? nil : counts.reduce(BreakCount(), +)
      }
    }
  }

  /// Break the reference solutions, and name the breaks that no test notices.
  enum Breaks {
    struct Request: Equatable, Sendable {
      /// Words that name katas; none means all.
      var katas: [String] = []
      var again = false
    }
  }

  /// One more kata is proved; others are still running.
  enum ShowProgress {
    struct Response: Equatable, Sendable {
      let proof: Proof
      let done: Int
      let total: Int
    }
  }

  struct Proof: Equatable, Sendable {
    let kata: Kata
    var problems: [CourseProblem] = []
    /// What the mutants were seen to fail, for `--fix`.
    var observed: [Mutant] = []
    var seconds = 0.0
    var runs = 0
    /// Whether no test timed out, which may be the machine's fault.
    var isCertain = true
    /// Whether nothing has changed since it was proved.
    var isRemembered = false
    /// Nil if the kata was not broken.
    var breaks: BreakCount?
  }

  enum Coverage {
    struct Response: Equatable, Sendable {
      let ideas: [Idea]
      /// The katas that teach each row.
      let katas: [String: [KataID]]
    }
  }

  enum New {
    struct Request: Equatable, Sendable {
      let name: String
      var kind: Manifest.Kind = .code
      var carries: String?
    }

    struct Response: Equatable, Sendable {
      let id: KataID
      let files: [String]
      /// Those in which the author has to write something.
      let unfinished: [String]
    }
  }
}
