/// The content of a `kata.json`. `Katas/README.md` documents each key.
package struct Manifest: Codable, Equatable, Sendable {
  package var title: String
  package var module: String
  package var kind = Kind.code
  package var minutes = 10
  /// What it is worth when it is graded.
  package var points = 1
  package var teaches: [String] = []
  package var learned = ""
  package var edit: [String] = []
  package var support: [String] = []
  package var carries: KataID?
  package var rules: [String] = []
  /// Rules that the reference solution still breaks, because a later kata mends it.
  package var postpones: [String] = []
  package var reveal = Reveal.failing
  /// How long one test may take.
  package var testSeconds = 10
  package var starterBuilds = true
  package var mutants: [Mutant] = []

  package init(title: String, module: String) {
    self.title = title
    self.module = module
  }

  package enum Kind: String, Codable, Sendable, CaseIterable {
    /// The learner writes the scene; a hidden suite judges it.
    case code
    /// The learner writes the suite; planted bugs judge it.
    case tests
  }

  /// Whether the learner sees the lines of a hidden test.
  package enum Reveal: String, Codable, Sendable, CaseIterable {
    case failing, never, always
  }
}

/// A planted wrong solution, named after the mistake that it makes.
package struct Mutant: Codable, Equatable, Sendable {
  package let name: String
  /// Completes "this looks like …", or in a kata of kind `tests` "your suite misses: …".
  package let says: String
  /// The hidden tests that it fails: together its signature.
  package let fails: [String]
  /// The ids of the review's rules that it breaks.
  package let breaks: [String]

  package init(name: String, says: String, fails: [String] = [], breaks: [String] = []) {
    self.name = name
    self.says = says
    self.fails = fails
    self.breaks = breaks
  }
}
