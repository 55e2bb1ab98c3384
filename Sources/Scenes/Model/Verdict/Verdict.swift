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
  /// The mistake that this is, in the words of the mutant that gets the same.
  var looksLike: String?
  /// The mistake that it may be, where not all is known that would tell.
  var perhaps: String?
  /// Why no code could be read, where the tests alone have the word.
  var unreviewed: String?
  var output = ""
  var seconds: Double = 0
  /// Nothing had changed since it was found.
  var isRemembered = false

  enum Outcome: String, Codable, Sendable {
    case green, red, crashed
    case buildFailed = "build-failed"
    case timedOut = "timed-out"
  }

  /// Tests that speak against the code in the suite's order, first the one that ended the run.
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
  /// Nil, like `says`, where the learner has still to find out.
  var name: String?
  var says: String?
  let file: String
  let caught: Bool

  /// As it is shown until a hint names it.
  var unnamed: PlantedBug { PlantedBug(file: file, caught: caught) }
}
