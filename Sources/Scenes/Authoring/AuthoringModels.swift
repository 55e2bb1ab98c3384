package import Entities

/// The instructor's place: making katas, and proving that they teach what they claim.
package enum Authoring {
  /// Prove katas.
  package enum Verify {
    package struct Request: Equatable, Sendable {
      /// Words that name katas; none means all.
      package let katas: [String]
      /// Whether to write what mutants fail into their manifests.
      package let fix: Bool

      package init(katas: [String] = [], fix: Bool = false) {
        self.katas = katas
        self.fix = fix
      }
    }

    package struct Response: Equatable, Sendable {
      /// Mistakes that belong to no readable kata.
      package var courseProblems: [CourseProblem] = []
      package var proofs: [Proof] = []
      /// The rows of the course's ideas that no kata teaches; empty when only some
      /// katas were proved.
      package var untaught: [Idea] = []

      package init() {}
    }
  }

  /// One kata is proved; others are on their way.
  package enum Progress {
    package struct Response: Equatable, Sendable {
      package let proof: Proof
      package let done: Int
      package let total: Int

      package init(proof: Proof, done: Int, total: Int) {
        self.proof = proof
        self.done = done
        self.total = total
      }
    }

    package struct ViewModel: Equatable, Sendable {
      package let page: Page
      package let passing: String
    }
  }

  /// What was found in one kata.
  package struct Proof: Equatable, Sendable {
    package let kata: Kata
    package let problems: [CourseProblem]
    package let seconds: Double
    /// How many suite runs it took.
    package let runs: Int

    package init(kata: Kata, problems: [CourseProblem], seconds: Double, runs: Int) {
      self.kata = kata
      self.problems = problems
      self.seconds = seconds
      self.runs = runs
    }
  }

  /// A row of the course's table of ideas.
  package struct Idea: Equatable, Sendable {
    package let row: String
    package let text: String

    package init(row: String, text: String) {
      self.row = row
      self.text = text
    }
  }

  /// Which kata teaches which idea.
  package enum Coverage {
    package struct Request: Equatable, Sendable {
      package init() {}
    }

    package struct Response: Equatable, Sendable {
      package let ideas: [Idea]
      /// The katas of each row.
      package let katas: [String: [KataID]]

      package init(ideas: [Idea], katas: [String: [KataID]]) {
        self.ideas = ideas
        self.katas = katas
      }
    }
  }

  /// Make a kata.
  package enum New {
    package struct Request: Equatable, Sendable {
      package let name: String
      package let kind: Manifest.Kind
      package let carries: String?

      package init(name: String, kind: Manifest.Kind = .code, carries: String? = nil) {
        self.name = name
        self.kind = kind
        self.carries = carries
      }
    }

    package struct Response: Equatable, Sendable {
      package let id: KataID
      /// The files that were written, as paths to open.
      package let files: [String]

      package init(id: KataID, files: [String]) {
        self.id = id
        self.files = files
      }
    }
  }
}
