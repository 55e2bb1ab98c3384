package import Entities

/// A verdict in the JSON form that scripts and editors rely on.
package struct VerdictObject: Codable, Equatable, Sendable {
  var schema = 1
  let kata: String
  let verdict: String
  let tests: [TestObject]
  let diagnostics: [DiagnosticObject]
  let missing: [String]
  let review: [FindingObject]
  let bugs: [BugObject]?
  let reason: String?
  let looksLike: String?
  let seconds: Double
  package var opened: String?
  package var courseDone: Bool?

  package init(kata: KataID, verdict: Verdict) {
    self.kata = kata.description
    self.verdict = verdict.outcome.rawValue
    tests = verdict.tests.map(TestObject.init)
    diagnostics = verdict.diagnostics.map(DiagnosticObject.init)
    missing = verdict.missing
    review = verdict.findings.map(FindingObject.init)
    bugs = verdict.bugs.isEmpty ? nil : verdict.bugs.map(BugObject.init)
    reason = verdict.reason
    looksLike = verdict.looksLike
    seconds = verdict.seconds
  }
}

struct TestObject: Codable, Equatable, Sendable {
  let name: String
  let status: String
  let message: String?
  let actual: String?
  let expected: String?
  let argument: String?
  let file: String?
  let line: Int?
  let seconds: Double

  init(_ result: TestResult) {
    let failure = result.failures.first
    name = result.name.description
    status = result.status.rawValue
    message = failure?.message
    actual = failure?.actual
    expected = failure?.expected
    argument = failure?.argument
    file = failure?.place?.file
    line = failure?.place?.line
    seconds = result.seconds
  }
}

struct DiagnosticObject: Codable, Equatable, Sendable {
  let severity: String
  let file: String
  let line: Int
  let column: Int?
  let message: String

  init(_ diagnostic: Diagnostic) {
    severity = diagnostic.severity.rawValue
    file = diagnostic.place.file
    line = diagnostic.place.line
    column = diagnostic.place.column
    message = diagnostic.message
  }
}

struct FindingObject: Codable, Equatable, Sendable {
  let rule: String
  let file: String
  let line: Int
  let message: String

  init(_ finding: Finding) {
    rule = finding.rule
    file = finding.file
    line = finding.line
    message = finding.message
  }
}

struct BugObject: Codable, Equatable, Sendable {
  let name: String
  let says: String
  let caught: Bool

  init(_ bug: PlantedBug) {
    name = bug.name
    says = bug.says
    caught = bug.caught
  }
}
