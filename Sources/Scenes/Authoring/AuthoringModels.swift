/// The instructor's place: making katas, and proving that they teach what they claim.
enum Authoring {
  enum Verify {
    struct Request: Equatable, Sendable {
      /// Words that name katas; none means all.
      var katas: [String] = []
      /// Whether to write what mutants fail into their manifests.
      var fix = false
      /// Whether to prove also what has not changed since it was proved.
      var again = false
    }

    struct Response: Equatable, Sendable {
      /// Mistakes of katas that cannot be read, and solutions of no kata.
      var courseProblems: [CourseProblem] = []
      /// How many katas cannot be read.
      var unread = 0
      var proofs: [Proof] = []
      /// The rows of the course's ideas that no kata teaches; empty when only some
      /// katas were proved.
      var untaught: [Idea] = []

      /// Of all katas; nil where none was broken.
      var breaks: BreakCount? {
        let counts = proofs.compactMap(\.breaks)
        return counts.isEmpty ? nil : counts.reduce(BreakCount(), +)
      }
    }
  }

  /// Break the reference solutions, and name what no test minds.
  enum Breaks {
    struct Request: Equatable, Sendable {
      /// Words that name katas; none means all.
      var katas: [String] = []
      var again = false
    }
  }

  /// One kata is proved; others are on their way.
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
    /// Whether no test ran out of its time, which may be the machine's doing.
    var isCertain = true
    /// Nothing has changed since it was proved.
    var isRemembered = false
    /// Nil where it was not broken.
    var breaks: BreakCount?
  }

  enum Coverage {
    struct Response: Equatable, Sendable {
      let ideas: [Idea]
      /// The katas of each row.
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
    }
  }
}
