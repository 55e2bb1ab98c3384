import XCTest

@testable import vipkata

/// What the compiler and the rules say about the learner's files.
extension VerdictPageTests {
  func testOwnSentencesAndTheCompilersAreBrokenAtEightyColumns() async {
    let long = Array(repeating: "what is said at length", count: 6).joined(separator: " ")
    let bugs = [true, false].map { PlantedBug(name: "a", says: long, file: "A", caught: $0) }
    let pages = [
      page(.red) {
        $0.verdict.bugs = bugs
        $0.verdict.findings = [
          Finding(rule: "r", file: Self.interactor, line: 1, column: 1, message: long)
        ]
      }, page(.green) { $0.verdict.bugs = Array(repeating: bugs[0], count: 1_000_000) },
      page(.buildFailed) { $0.verdict.diagnostics = [Seeds.error(Self.interactor, long)] },
    ]
    for page in pages { XCTAssertEqual(page.lines.filter { $0.columns > 80 }.map(\.text), []) }
    XCTAssertEqual(
      pages[2].lines.dropFirst(2).prefix(2).map(\.spoken),
      ["W/\(Self.interactor):3:5: error: \(long)", ""], "an editor reads one line")
    XCTAssertTrue(pages[2].lines[3].text.hasPrefix("    what"), pages[2].lines[3].text)
  }

  func testWhatIsNotTheLearnersToChangeIsSaidWithTheWayBack() async {
    func said(
      _ outcome: Verdict.Outcome, _ kind: Manifest.Kind, _ changed: [String],
      error: String? = nil
    ) -> String {
      let page = page(outcome, kata: Seeds.kata { $0.kind = kind }, tests: []) {
        $0.verdict.reason = .noTest
        $0.verdict.diagnostics = error.map { [Seeds.error("Sources/Login/\($0)", "no")] } ?? []
        $0.files.changed = changed
        $0.files.paths["View.swift"] = "W/View.swift"
        $0.files.given = ["Sources/Login/View.swift"]
      }
      return page.lines.map(\.text).filter { $0.contains("View.swift") }.joined(separator: "\n")
    }
    XCTAssertEqual(
      said(.red, .code, ["View.swift"]),
      """
        You changed View.swift, which is not a file to edit here.
        To get it back: vipkata reset View.swift
      """)
    XCTAssertEqual(
      said(.green, .tests, ["View.swift"]),
      """
        View.swift is not yours to change: your change is not used.
        To get it back: vipkata reset W/View.swift
      """, "by its path, since the next kata may be open")
    XCTAssertEqual(
      said(.green, .code, ["View.swift"]),
      """
        You changed View.swift, which is not a file to edit here.
        To get it back: vipkata reset W/View.swift
      """)
    XCTAssertEqual(
      said(.buildFailed, .code, [], error: "View.swift"),
      """
      View.swift:3:5: error: no
        View.swift came with the kata and is right: make your own files fit it.
      """)
  }

  func testACompileErrorIsExplainedWhereItsWordsDoNotSayIt() async {
    assert(
      page(.buildFailed) {
        $0.verdict.diagnostics = [3, 7].map {
          Seeds.error(Self.interactor, "cannot find 'Date' in scope", line: $0)
        }
      },
      says: """
        LoginInteractor.swift:3:5: error: cannot find 'Date' in scope
          Write `import Foundation` at the top of the file.
        LoginInteractor.swift:7:5: error: cannot find 'Date' in scope
        """)
    assert(
      page(.buildFailed) {
        $0.verdict.diagnostics = [Seeds.error(Self.interactor, "cannot find 'Date' in scope")]
        $0.help.onErrors = ["in scope": "The clock tells it.\nAsk it."]
      },
      says: """
        LoginInteractor.swift:3:5: error: cannot find 'Date' in scope
          The clock tells it. Ask it.
        """)
    assert(
      page(.buildFailed) {
        $0.verdict.missing = [
          Verdict.Need(
            requirement: .other("missing argument for parameter 'message' in call"),
            line: "Response()")
        ]
      },
      says: """
          The suite needs `Response()` to compile: missing argument for parameter
          'message' in call.

          Yours asks for `message`, which the suite does not give: the brief says what
          it takes.
        """)
  }

  func testInTheWatchAPlaceIsItsFilesName() async {
    let page = page(.buildFailed, isWatched: true) {
      $0.verdict.diagnostics = [Seeds.error(Self.interactor, "expected '}'")]
      $0.files.edit = ["W/\(Self.interactor)"]
    }
    XCTAssertEqual(
      page.lines.map(\.text).suffix(3),
      ["LoginInteractor.swift:3:5: error: expected '}'", "", "Edit LoginInteractor.swift"])
    XCTAssertEqual(
      links(page).map(\.file), Array(repeating: "W/\(Self.interactor)", count: 2))
  }

  func testABrokenRuleIsALinkAndAReasonStandsInForAFailingTest() async {
    let place = SourceLocation(file: "W/\(Self.interactor)", line: 21, column: 9)
    XCTAssertEqual(
      links(page(.red) { $0.verdict.findings = [Seeds.finding("presenter-is-pure")] }), [place])
    assert(
      page(.red, tests: []) { $0.verdict.reason = .noTest },
      says: "  The suite has no test.")
  }

  func testATypeThatDoesNotConformIsShownWithWhatItLacks() async {
    func note(_ message: String) -> Diagnostic {
      let place = SourceLocation(file: Self.interactor, line: 2, column: 8)
      return Diagnostic(severity: .note, place: place, message: message)
    }
    let page = page(.buildFailed) {
      $0.verdict.diagnostics = [
        Seeds.error(Self.interactor, "type 'A' does not conform to protocol 'B'"),
        note("protocol requires function 'load()'"),
        Seeds.error(Self.interactor, "never used", line: 9), note("declared here"),
      ]
    }
    assert(
      page,
      says: """
        LoginInteractor.swift:3:5: error: type 'A' does not conform to protocol 'B'
        LoginInteractor.swift:2:8: note: protocol requires function 'load()'
        LoginInteractor.swift:9:5: error: never used
        """)
    XCTAssertEqual(
      links(page).first, SourceLocation(file: "W/\(Self.interactor)", line: 3, column: 5))
    XCTAssertEqual(
      page.lines[2].spoken,
      "W/\(Self.interactor):3:5: error: type 'A' does not conform to protocol 'B'",
      "an editor's list of problems opens the file by its path")
  }

  func testOfManyErrorsTheFirstFiveAreShown() async {
    let page = page(.buildFailed) {
      $0.verdict.diagnostics = (1...7).map { Seeds.error("A.swift", "error \($0)", line: $0) }
    }
    XCTAssertEqual(
      page.lines.map(\.text).dropFirst(6).prefix(2), ["A.swift:5:5: error: error 5", "and 2 more"])
  }

  func testWhatTheSuiteNeedsIsSaidAtMostThreeAtOnce() async {
    assert(
      page(.buildFailed) {
        $0.verdict.missing = ["presenter", "router", "worker", "view"].map {
          Verdict.Need(requirement: .name($0))
        }
      },
      says: """
          The suite needs `presenter`: it is not there yet.
          The suite needs `router`: it is not there yet.
          The suite needs `worker`: it is not there yet.
        """)
  }

  func testABuildThatFailsWithoutAnErrorShowsTheEndOfWhatItPrinted() async {
    assert(
      page(.buildFailed) {
        $0.verdict.output = "undefined reference to 'login'\nlink command failed"
      },
      says: "  undefined reference to 'login'\n  link command failed")
  }

  func testTheLearnersOwnSuiteIsNoSecret() async {
    let failure = Failure(
      message: "told twice",
      place: SourceLocation(file: "Tests/LoginTests/LoginTests.swift", line: 7))
    let tests = [Seeds.result("testOnce", .failed, failure)]
    assert(
      page(.red, kata: Seeds.kata { $0.kind = .tests }, tests: tests),
      says: """
          LoginTests.testOnce
          told twice
          at LoginTests.swift:7
        """)
    XCTAssertEqual(links(page(.red, tests: tests)), [], "a hidden suite is")
  }
}
