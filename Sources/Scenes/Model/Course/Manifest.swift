/// The content of a `kata.json`. `Katas/README.md` documents each key.
struct Manifest: Codable, Equatable, Sendable {
  var title: String
  var module: String
  var kind = Kind.code
  var minutes = 10
  var points = 1
  var teaches: [String] = []
  var learned = ""
  var edit: [String] = []
  var support: [String] = []
  var play: String?
  var carries: KataID?
  var carriesTests: String?
  var rules: [String] = []
  var postpones: [String] = []
  var withholds: [String] = []
  var allows: [String] = []
  var reveal = Reveal.failing
  var testSeconds = 10
  var environment: [String: String] = [:]
  var starterBuilds = true
  var mutants: [Mutant] = []
  var harmless: [String: String] = [:]

  enum Kind: String, Codable, Sendable, CaseIterable {
    /// The learner writes the scene; a hidden suite judges it.
    case code
    /// The learner writes the suite; planted bugs judge it.
    case tests
  }

  /// When the learner sees the lines of a hidden test.
  enum Reveal: String, Codable, Sendable, CaseIterable {
    case failing, never, always
  }
}

/// A planted wrong solution, named after the mistake that it makes.
struct Mutant: Codable, Equatable, Sendable {
  let name: String
  /// Completes "this looks like …", or in a kata of kind `tests` "missed: …".
  let says: String
  var fails: [String] = []
  var breaks: [String] = []
  /// The `Verdict.got` that a run of it gave; nil if not known.
  var got: String?
}
