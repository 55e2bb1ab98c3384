struct Verdict: Codable, Equatable, Sendable {
  var outcome: Outcome
  var tests: [TestResult] = []
  var diagnostics: [Diagnostic] = []
  var missing: [Need] = []
  var findings: [Finding] = []
  /// In a kata of kind `tests`: the planted bugs, caught or missed.
  var bugs: [PlantedBug] = []
  var reason: Reason?
  var remark: Remark?
  /// The mistake that this looks like, in the words of the mutants with the same result.
  var looksLike: String?
  /// The mistake that this may be, where too little is known to be sure.
  var perhaps: String?
  /// Why code could not be read, so that the tests alone decide; nil if it was read.
  var unreviewed: String?
  var output = ""
  var seconds: Double = 0
  /// Whether it was found before, and nothing has changed since.
  var isRemembered = false

  enum Outcome: String, Codable, Sendable {
    case green, red, crashed
    case buildFailed = "build-failed"
    case timedOut = "timed-out"
  }

  /// The tests that speak against the code: first the one that ended the run, then the others in
  /// the suite's order.
  var failing: [TestResult] {
    tests.filter { $0.status == .crashed || $0.status == .timedOut }
      + tests.filter { $0.status == .failed }
  }

  var errors: [Diagnostic] { diagnostics.filter { $0.severity == .error } }

  var files: Set<String> {
    Set(
      diagnostics.map(\.place.file) + findings.map(\.file)
        + failing.flatMap(\.failures).compactMap(\.place?.file))
  }
}

/// A bug that a learner's suite should catch.
struct PlantedBug: Codable, Equatable, Sendable {
  /// Nil, like `says`, while the learner has still to find it.
  var name: String?
  var says: String?
  let file: String
  let caught: Bool

  /// As it is shown until a hint names it.
  var unnamed: PlantedBug { PlantedBug(file: file, caught: caught) }
}
