import XCTest

@testable import vipkata

/// The verdict on a learner's scene: the hidden suite, and the rules that the kata names.
final class KataCheckerTests: XCTestCase {
  private let suites = SuiteWorkerSpy()
  private let syntax = SyntaxWorkerSpy()
  private let rule = "interactor-imports-no-ui"

  private func check(
    _ scene: String, rules: [String] = [], allows: [String] = []
  ) throws -> Verdict {
    let kata = Seeds.kata {
      $0.rules = rules
      $0.allows = allows
    }
    let parts = KataParts(kata, starter: "", solution: "", suite: "// test testA")
    let material = KataMaterial(
      course: Course(katas: [kata]), worker: CourseWorkerStub(parts: [parts]))
    return try KataChecker(material: material, suites: suites, syntax: syntax).verdict(
      on: KataFiles(scene: [Seeds.file("LoginInteractor.swift", scene)], suite: parts.suite),
      of: kata)
  }

  func testTheSuiteRunsOnceAgainstTheLearnersScene() throws {
    let verdict = try check("// mine")

    XCTAssertEqual(verdict.outcome, .green)
    XCTAssertEqual(suites.jobs.count, 1)
    XCTAssertEqual(suites.jobs.first?.sources, [Seeds.file("LoginInteractor.swift", "// mine")])
    XCTAssertEqual(suites.jobs.first?.suite, [Seeds.file("LoginTests.swift", "// test testA")])
    XCTAssertEqual(suites.jobs.first?.package, "01-interactor/01-validate")
  }

  func testGreenCodeThatGradeWouldRefuseSaysSo() throws {
    let remark =
      "`vipkata grade` rejects a scene that names Testing, which belongs to suites: remove it, or "
      + "rename yours."

    XCTAssertEqual(try check("import Testing").remark?.words, remark)
    XCTAssertNil(try check("// Testing and XCTAssert").remark)
    XCTAssertNil(try check("import Testing\n// fail testA").remark, "red is enough")
  }

  func testATestOfAKataBeforeSaysWhereItWorked() throws {
    let first = KataParts(
      Seeds.kata("interactor/first"), starter: "", solution: "", suite: "// test testOld")
    var second = KataParts(
      kata: Seeds.kata("interactor/second", number: 2) { $0.carries = first.kata.id })
    second.suite = [Seeds.file("SecondTests.swift", "// test testNew")]
    let material = KataMaterial(
      course: Course(katas: [first.kata, second.kata]),
      worker: CourseWorkerStub(parts: [first, second]))
    var files = try material.start(of: second.kata)
    files.scene = [Seeds.file("LoginInteractor.swift", "// fail testOld")]

    let verdict = try KataChecker(material: material, suites: suites, syntax: syntax)
      .verdict(on: files, of: second.kata)

    XCTAssertEqual(
      verdict.tests.map { "\($0.name.function) \($0.status) \($0.workedIn?.description ?? "")" },
      ["testNew passed ", "testOld failed interactor/first"])
    XCTAssertEqual(
      VerdictObject(kata: second.kata.id, verdict: verdict).tests.map(\.workedIn),
      [nil, "interactor/first"])
  }

  func testAKataWithoutRulesReadsNoCode() throws {
    _ = try check("")

    XCTAssertEqual(syntax.readings, [])
  }

  func testCodeThatDoesNotBuildIsNotReviewed() throws {
    let verdict = try check("\(ProofBench.bad)// error expected '}'", rules: [rule])

    XCTAssertEqual(verdict.outcome, .buildFailed)
    XCTAssertEqual(verdict.findings, [])
  }

  func testTheReviewsFindingIsInTheVerdictAtTheLearnersPlace() throws {
    let verdict = try check(ProofBench.bad, rules: [rule])

    XCTAssertEqual(verdict.outcome, .red)
    XCTAssertEqual(verdict.findings.map(\.rule), [rule])
    XCTAssertEqual(verdict.findings.first?.file, "Sources/Login/LoginInteractor.swift")
    XCTAssertEqual(verdict.findings.first?.line, 1)
    XCTAssertEqual(verdict.tests.map(\.status), [.passed], "the tests are judged all the same")
  }

  func testACommentAllowsOnlyWhatTheKataLetsItAllow() throws {
    let scene = ProofBench.bad.replacing("UIKit", with: "UIKit // vipkata:allow \(rule) why not")
    let verdict = try check(scene, rules: [rule])

    XCTAssertEqual(verdict.outcome, .red)
    XCTAssertTrue(
      verdict.findings.first?.message.contains("`vipkata:allow` does not count") ?? false)
    XCTAssertEqual(try check(scene, rules: [rule], allows: [rule]).outcome, .green)
  }

  func testARuleThatTheKataDoesNotNameIsNotKept() throws {
    XCTAssertEqual(try check(ProofBench.bad, rules: ["models-are-values"]).outcome, .green)
  }

  /// Otherwise a green would stay when an earlier kata teaches one more rule.
  func testWhatIsRememberedDependsOnTheRulesThatKatasBeforeItTeach() {
    let questions = [[], ["models-are-values"]].map { rules in
      let course = Course(katas: [
        Seeds.kata("hello/first", number: 1) { $0.rules = rules },
        Seeds.kata("hello/second", number: 2),
      ])
      return CheckQuestion(
        on: KataFiles(scene: [], suite: []), of: course.katas[1], support: [])
    }
    XCTAssertNotEqual(questions[0], questions[1])
  }

  func testWithoutAReviewThereIsNoVerdict() {
    syntax.failure = UserError("review unavailable with this toolchain")

    XCTAssertThrowsError(try check("", rules: ["models-are-values"])) { error in
      XCTAssertEqual(UserError(error), UserError("review unavailable with this toolchain"))
    }
  }

  func testWhereNoCodeCanBeReadTheTestsAreJudgedAndRulesAreNotPassed() throws {
    syntax.failure = ReviewUnavailable("no reader")

    let red = try check("// fail testA", rules: ["models-are-values"])

    XCTAssertEqual(red.outcome, .red)
    XCTAssertEqual(red.unreviewed, "Review unavailable: no reader.")
    XCTAssertThrowsError(try check("", rules: ["models-are-values"])) { error in
      XCTAssertEqual(
        UserError(error),
        UserError(
          "The tests pass, but the kata's rules cannot be checked. Review unavailable: no reader."))
    }
    XCTAssertEqual(try check("", rules: []).outcome, .green)
  }
}
