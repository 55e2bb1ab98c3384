import Entities
import Scenes
import XCTest

/// The contract with scripts and editors: one object a page, keys and values parsed back.
@MainActor
final class PracticeJSONPresenterTests: XCTestCase {
  private let view = PracticeDisplaySpy()
  private let presenter = PracticeJSONPresenter()

  override func setUp() async throws {
    presenter.view = view
  }

  private func shown(_ status: ExitStatus = .done, line: UInt = #line) throws -> ParsedJSON {
    XCTAssertEqual(view.pages.map(\.status), [status], line: line)
    return try ParsedJSON(view.pages.first)
  }

  private func opening(isBeforeCheck: Bool = false) -> Practice.Open.Response {
    Practice.Open.Response(
      kata: Seeds.kata("interactor/present", number: 2), total: 2, brief: "# Do \"it\"\n",
      edit: ["W/A.swift"], isBeforeCheck: isBeforeCheck)
  }

  private func check(_ outcome: Verdict.Outcome) -> Practice.Check.Response {
    Practice.Check.Response(kata: Seeds.kata(), verdict: Verdict(outcome: outcome))
  }

  func testAVerdictHasEveryKeyOfTheContract() async throws {
    var verdict = Verdict(outcome: .red)
    verdict.tests = [
      Seeds.result("testOnce"),
      TestResult(
        name: Seeds.name("testError"), status: .failed,
        failures: [
          Failure(
            message: "told twice", actual: "2", expected: "1", argument: "ada",
            place: Place(file: "Tests/LoginTests/LoginTests.swift", line: 12)),
          Failure(message: "a second one"),
        ], seconds: 0.5),
      Seeds.result("testHangs", .timedOut), Seeds.result("testLater", .notRun),
    ]
    verdict.diagnostics = [Seeds.error("Sources/Login/LoginInteractor.swift", "expected '}'")]
    verdict.missing = ["`LoginRouter`: it is not there yet."]
    verdict.findings = [Seeds.finding("interactor-never-formats")]
    verdict.looksLike = "formatting in the interactor"
    verdict.seconds = 0.75
    presenter.presentCheck(response: .init(kata: Seeds.kata(), verdict: verdict))

    XCTAssertEqual(
      try shown(.red),
      [
        "schema": 1, "kata": "interactor/validate", "verdict": "red",
        "tests": [
          ["name": "LoginTests.testOnce", "status": "passed", "seconds": 0],
          [
            "name": "LoginTests.testError", "status": "failed", "message": "told twice",
            "actual": "2", "expected": "1", "argument": "ada",
            "file": "Tests/LoginTests/LoginTests.swift", "line": 12, "seconds": 0.5,
          ],
          ["name": "LoginTests.testHangs", "status": "timed-out", "seconds": 0],
          ["name": "LoginTests.testLater", "status": "not-run", "seconds": 0],
        ],
        "diagnostics": [
          [
            "severity": "error", "file": "Sources/Login/LoginInteractor.swift", "line": 3,
            "column": 5, "message": "expected '}'",
          ]
        ],
        "missing": ["`LoginRouter`: it is not there yet."],
        "review": [
          [
            "rule": "interactor-never-formats", "file": "Sources/Login/LoginInteractor.swift",
            "line": 21, "message": "what is wrong",
          ]
        ],
        "looksLike": "formatting in the interactor", "seconds": 0.75,
      ])
  }

  func testEachOutcomeHasItsWordAndItsStatus() async throws {
    let words: [(Verdict.Outcome, ParsedJSON, ExitStatus)] = [
      (.green, "green", .done), (.red, "red", .red), (.buildFailed, "build-failed", .red),
      (.crashed, "crashed", .red), (.timedOut, "timed-out", .red),
    ]
    for (outcome, word, status) in words {
      presenter.presentCheck(response: check(outcome))

      XCTAssertEqual(try ParsedJSON(view.pages.last)["verdict"], word)
      XCTAssertEqual(view.pages.last?.status, status, "\(outcome)")
    }
  }

  func testPlantedBugsAndTheReasonAreTold() async throws {
    var verdict = Verdict(outcome: .red)
    verdict.reason = "Your suite misses 1 of 1 planted bugs."
    verdict.bugs = [PlantedBug(name: "twice", says: "presents twice", caught: false)]
    presenter.presentCheck(response: .init(kata: Seeds.kata(), verdict: verdict))
    let object = try shown(.red)

    XCTAssertEqual(
      object["bugs"], [["name": "twice", "says": "presents twice", "caught": false]])
    XCTAssertEqual(object["reason"], "Your suite misses 1 of 1 planted bugs.")
  }

  func testNextNamesTheKataThatItOpened() async throws {
    presenter.presentNext(response: .init(check: check(.green), opening: opening()))
    let object = try shown()

    XCTAssertEqual(object["kata"], "interactor/validate")
    XCTAssertEqual(object["opened"], "interactor/present")
    XCTAssertNil(object["courseDone"])
  }

  func testTheKataOpenedBeforeItsCheckIsNamedInTheSameObject() async throws {
    presenter.presentOpen(response: opening(isBeforeCheck: true))
    presenter.presentChecking(response: .init(kata: Seeds.kata(), isFirst: true))
    let id = KataID(stage: "interactor", name: "validate")
    presenter.presentNext(response: .init(check: check(.red), openedFirst: id))

    XCTAssertEqual(try shown(.red)["opened"], "interactor/validate")
    XCTAssertEqual(view.checkings, [], "nothing but the object is shown")
  }

  func testARedKataOpensNothing() async throws {
    presenter.presentNext(response: .init(check: check(.red)))

    XCTAssertNil(try shown(.red)["opened"])
  }

  func testTheEndOfTheCourseIsAKey() async throws {
    let summary = Practice.Summary(katas: 2, attempts: 3, hints: 0)
    presenter.presentNext(response: .init(check: check(.green), summary: summary))
    XCTAssertEqual(try shown()["courseDone"], true)

    presenter.presentNext(response: .init(summary: summary))
    XCTAssertEqual(try ParsedJSON(view.pages.last), ["schema": 1, "courseDone": true])
  }

  func testABriefIsAnObject() async throws {
    presenter.presentOpen(response: opening())

    XCTAssertEqual(
      try shown(),
      [
        "schema": 1, "kata": "interactor/present", "title": "Validate",
        "brief": "# Do \"it\"\n", "edit": ["W/A.swift"],
      ])
  }

  func testHintsAreAnObject() async throws {
    presenter.presentHint(
      response: .init(kata: Seeds.kata(), hints: [Hint(key: "testOnce", text: "Count.")], left: 2))

    XCTAssertEqual(
      try shown(),
      [
        "schema": 1, "kata": "interactor/validate",
        "hints": [["hint": "testOnce", "text": "Count."]], "left": 2,
      ])
  }

  func testAResetAndASolutionAreObjects() async throws {
    presenter.presentReset(response: .init(kata: Seeds.kata(), backup: "W/1", edit: []))
    XCTAssertEqual(
      try shown(), ["schema": 1, "kata": "interactor/validate", "backup": "W/1"])

    presenter.presentSolution(response: .init(kata: Seeds.kata(), diff: ["-a", "+b"]))
    XCTAssertEqual(
      try ParsedJSON(view.pages.last),
      ["schema": 1, "kata": "interactor/validate", "diff": ["-a", "+b"]])
  }

  func testAFailureIsAnObjectToo() async throws {
    presenter.presentFailure(error: UserError("No kata is open.", mend: "Open one."))

    XCTAssertEqual(
      try shown(.failed), ["schema": 1, "error": "No kata is open.", "mend": "Open one."])
  }
}
