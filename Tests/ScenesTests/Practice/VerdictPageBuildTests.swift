import Entities
import Scenes
import XCTest

/// The page of a check when nothing could be run, and of a kata of kind `tests`.
@MainActor
final class VerdictPageBuildTests: XCTestCase {
  private let view = PracticeDisplaySpy()
  private let presenter = PracticePresenter(program: "swift run vipkata")

  override func setUp() async throws {
    presenter.view = view
  }

  private func assert(
    _ outcome: Verdict.Outcome, kind: Manifest.Kind = .code, status: ExitStatus = .red,
    says text: String, line: UInt = #line, _ change: (inout Verdict) -> Void
  ) {
    var verdict = Verdict(outcome: outcome)
    change(&verdict)
    var response = Practice.Check.Response(
      kata: Seeds.kata { $0.kind = kind }, verdict: verdict)
    response.hasMoreHints = false
    for file in verdict.diagnostics.map(\.place.file) { response.paths[file] = "W/\(file)" }
    presenter.presentCheck(response: response)
    XCTAssertEqual(view.pages.last?.text, text, line: line)
    XCTAssertEqual(view.pages.last?.status, status, line: line)
  }

  func testACompileErrorIsALinkAtTheLearnersPlace() async {
    assert(
      .buildFailed,
      says: """
        ✘ interactor/validate: the code does not compile

        W/Sources/Login/LoginInteractor.swift:3:5: error: expected '}' in class

        Then   swift run vipkata next
        """
    ) {
      $0.diagnostics = [
        Seeds.error("Sources/Login/LoginInteractor.swift", "expected '}' in class"),
        Diagnostic(
          severity: .warning, place: Place(file: "Sources/Login/A.swift", line: 1),
          message: "never used"),
      ]
    }
    XCTAssertEqual(
      view.pages.last?.lines.flatMap(\.spans).compactMap(\.link),
      [Place(file: "W/Sources/Login/LoginInteractor.swift", line: 3, column: 5)])
  }

  func testATypeThatDoesNotConformIsShownWithWhatItLacks() async {
    assert(
      .buildFailed,
      says: """
        ✘ interactor/validate: the code does not compile

        W/Sources/Login/LoginInteractor.swift:3:5: error: type 'LoginInteractor' does not conform to protocol 'LoginBusinessLogic'
        W/Sources/Login/LoginInteractor.swift:2:8: note: protocol requires function 'load()'
        W/Sources/Login/LoginInteractor.swift:9:5: error: never used

        Then   swift run vipkata next
        """
    ) { verdict in
      let file = "Sources/Login/LoginInteractor.swift"
      func note(_ message: String, line: Int) -> Diagnostic {
        Diagnostic(
          severity: .note, place: Place(file: file, line: line, column: 8), message: message)
      }
      verdict.diagnostics = [
        Seeds.error(
          file, "type 'LoginInteractor' does not conform to protocol 'LoginBusinessLogic'"),
        note("protocol requires function 'load()'", line: 2),
        Seeds.error(file, "never used", line: 9),
        note("declared here", line: 7),
      ]
    }
  }

  func testOfManyErrorsTheFirstFiveAreShown() async {
    assert(
      .buildFailed,
      says: """
        ✘ interactor/validate: the code does not compile

        W/Sources/Login/A.swift:1:5: error: error 1
        W/Sources/Login/A.swift:2:5: error: error 2
        W/Sources/Login/A.swift:3:5: error: error 3
        W/Sources/Login/A.swift:4:5: error: error 4
        W/Sources/Login/A.swift:5:5: error: error 5
        and 2 more

        Then   swift run vipkata next
        """
    ) { verdict in
      verdict.diagnostics = (1...7).map {
        Seeds.error("Sources/Login/A.swift", "error \($0)", line: $0)
      }
    }
  }

  func testWhatTheSuiteNeedsIsSaidAtMostThreeAtOnce() async {
    assert(
      .buildFailed,
      says: """
        ✘ interactor/validate: the hidden suite cannot use your code yet

          The suite needs `LoginInteractor.presenter`: it is not there yet.
          The suite needs `LoginRouter`: it is not there yet.
          The suite needs `LoginWorker`: it is not there yet.

        Then   swift run vipkata next
        """
    ) {
      $0.missing = ["LoginInteractor.presenter", "LoginRouter", "LoginWorker", "LoginView"].map {
        "`\($0)`: it is not there yet."
      }
    }
  }

  func testABuildThatFailsWithoutAnErrorShowsTheEndOfWhatItPrinted() async {
    assert(
      .buildFailed,
      says: """
        ✘ interactor/validate: the code does not compile

          undefined reference to 'login'
          link command failed

        Then   swift run vipkata next
        """
    ) { $0.output = "undefined reference to 'login'\nlink command failed" }
  }

  func testPlantedBugsAreRowsOfTheVerdict() async {
    assert(
      .red, kind: .tests,
      says: """
        ✘ interactor/validate: not green yet

          Your suite misses 1 of 2 planted bugs.

          ✔ caught: presents twice
          ✘ missed: forgets the error

        Then   swift run vipkata next
        """
    ) {
      $0.tests = [Seeds.result("testOnce")]
      $0.reason = "Your suite misses 1 of 2 planted bugs."
      $0.bugs = [
        PlantedBug(name: "twice", says: "presents twice", caught: true),
        PlantedBug(name: "error", says: "forgets the error", caught: false),
      ]
    }
  }

  func testGreenCountsThePlantedBugs() async {
    let twice = PlantedBug(name: "twice", says: "presents twice", caught: true)
    assert(
      .green, kind: .tests, status: .done,
      says: "✔ interactor/validate is green: 1 test, all 2 planted bugs caught, 2.5 s"
    ) {
      $0.tests = [Seeds.result("testOnce")]
      $0.bugs = [twice, PlantedBug(name: "error", says: "forgets the error", caught: true)]
      $0.seconds = 2.5
    }
    assert(
      .green, kind: .tests, status: .done,
      says: "✔ interactor/validate is green: 1 test, the planted bug caught, 0.0 s"
    ) {
      $0.tests = [Seeds.result("testOnce")]
      $0.bugs = [twice]
    }
  }

  func testTheLearnersOwnSuiteIsNoSecret() async {
    assert(
      .red, kind: .tests,
      says: """
        ✘ interactor/validate: 1 of 1 test fails

          LoginTests.testOnce
          told twice
          at Tests/LoginTests/LoginTests.swift:7

        Then   swift run vipkata next
        """
    ) {
      $0.tests = [
        Seeds.result(
          "testOnce", .failed,
          Failure(
            message: "told twice",
            place: Place(file: "Tests/LoginTests/LoginTests.swift", line: 7)))
      ]
    }
  }
}
