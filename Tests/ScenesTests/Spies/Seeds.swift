import Foundation

@testable import vipkata

/// Values that many tests start from.
enum Seeds {
  /// A kata in the folder `01-STAGE/0N-NAME`, its module `Login`, its file to edit
  /// `LoginInteractor.swift`.
  static func kata(
    _ id: String = "interactor/validate", number: Int = 1,
    _ change: (inout Manifest) -> Void = { _ in }
  ) -> Kata {
    let parts = id.split(separator: "/").map(String.init)
    var manifest = Manifest(title: "Validate", module: "Login")
    manifest.edit = ["LoginInteractor.swift"]
    change(&manifest)
    return Kata(
      id: KataID(stage: parts[0], name: parts[1]), number: number,
      folder: "01-\(parts[0])/0\(number)-\(parts[1])", manifest: manifest)
  }

  static func file(_ path: String, _ text: String = "") -> SourceFile {
    SourceFile(path: path, content: Data(text.utf8))
  }

  static func name(
    _ function: String, suite: String = "LoginTests", displayName: String? = nil
  ) -> TestName {
    TestName(suite: suite, function: function, displayName: displayName)
  }

  static func result(
    _ function: String, _ status: TestResult.Status = .passed, _ failures: Failure...
  ) -> TestResult {
    TestResult(name: name(function), status: status, failures: failures)
  }

  static func run(_ ending: SuiteRun.Ending = .finished, _ results: TestResult...) -> SuiteRun {
    var run = SuiteRun(ending: ending)
    run.results = results
    return run
  }

  static func error(_ file: String, _ message: String, line: Int = 3) -> Diagnostic {
    Diagnostic(
      severity: .error, place: SourceLocation(file: file, line: line, column: 5), message: message)
  }

  static func finding(_ rule: String, _ file: String = "LoginInteractor.swift") -> Finding {
    Finding(
      rule: rule, file: "Sources/Login/\(file)", line: 21, column: 9, message: "what is wrong")
  }

  static func problem(
    _ message: String, check: CourseProblem.Check = .manifest,
    kata: String = "02-presenter/03-dates",
    line: Int? = nil
  ) -> CourseProblem {
    CourseProblem(
      check: check, kata: kata, file: "Katas/\(kata)/kata.json", line: line, message: message)
  }
}

extension Practice.Excerpt {
  init(file: String, firstLine: Int, lines: [String], marked: Int?) {
    self.init(
      file: file, rows: zip(firstLine..., lines).map { Row(number: $0, text: $1) },
      marked: marked)
  }
}
