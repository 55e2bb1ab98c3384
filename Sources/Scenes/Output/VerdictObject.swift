/// A verdict in the JSON form that scripts and editors rely on.
struct VerdictObject: Codable, Equatable, Sendable {
  var schema = 1
  let kata: String
  let verdict: Verdict.Outcome
  let tests: [TestObject]
  let diagnostics: [DiagnosticObject]
  let missing: [String]
  let review: [FindingObject]
  let bugs: [PlantedBug]?
  let reason: String?
  let remark: String?
  let looksLike: String?
  let perhaps: String?
  let unreviewed: String?
  let seconds: Double
}

extension VerdictObject {
  init(kata: KataID, verdict: Verdict) {
    self.init(
      kata: kata.description, verdict: verdict.outcome, tests: verdict.tests.map(TestObject.init),
      diagnostics: verdict.diagnostics.map(DiagnosticObject.init),
      missing: verdict.missing.map(\.words), review: verdict.findings.map(FindingObject.init),
      bugs: verdict.bugs.isEmpty ? nil : verdict.bugs, reason: verdict.reason?.words,
      remark: verdict.remark?.words, looksLike: verdict.looksLike, perhaps: verdict.perhaps,
      unreviewed: verdict.unreviewed, seconds: verdict.seconds)
  }
}

struct TestObject: Codable, Equatable, Sendable {
  let name: String
  let displayName: String?
  let status: TestResult.Status
  let message: String?
  let actual: String?
  let expected: String?
  let argument: String?
  let file: String?
  let line: Int?
  let workedIn: String?
  let seconds: Double
}

extension TestObject {
  init(_ result: TestResult) {
    let failure = result.failures.first
    self.init(
      name: result.name.description, displayName: result.name.displayName, status: result.status,
      message: failure?.message ?? result.skipReason, actual: failure?.actual,
      expected: failure?.expected, argument: failure?.argument, file: failure?.place?.file,
      line: failure?.place?.line, workedIn: result.workedIn?.description, seconds: result.seconds)
  }
}

extension [TestObject] {
  /// Such as "2 skipped: LoginTests.testA, LoginTests.testB", once for each reason.
  var skips: [String] {
    let skipped = filter { $0.status == .skipped }
    return skipped.map(\.message).eachOnce.map { reason in
      let names = skipped.filter { $0.message == reason }.map(\.name)
      let why = reason.map { " (\($0.lines.joined(separator: " ")))" } ?? ""
      return "\(names.count) skipped\(why): \(Wording.list(names))"
    }
  }
}

struct DiagnosticObject: Codable, Equatable, Sendable {
  let severity: String
  let file: String
  let line: Int
  let column: Int?
  let message: String
}

extension DiagnosticObject {
  init(_ diagnostic: Diagnostic) {
    let place = diagnostic.place
    self.init(
      severity: diagnostic.severity.rawValue, file: place.file, line: place.line,
      column: place.column, message: diagnostic.message)
  }
}

struct FindingObject: Codable, Equatable, Sendable {
  let rule: String
  let severity: Finding.Severity
  let file: String
  let line: Int
  let column: Int
  let endColumn: Int?
  let message: String
  let scene: String?
  let related: SourceLocation?
}

extension FindingObject {
  init(_ finding: Finding) {
    self.init(
      rule: finding.rule, severity: finding.severity, file: finding.file, line: finding.line,
      column: finding.column, endColumn: finding.endColumn, message: finding.message,
      scene: finding.owner.scene, related: finding.related)
  }
}
