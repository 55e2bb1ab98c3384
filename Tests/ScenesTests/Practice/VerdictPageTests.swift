import XCTest

@testable import vipkata

/// The page of a check, word for word, in the cases that no kept answer shows.
@MainActor
final class VerdictPageTests: XCTestCase {
  private typealias Response = Practice.Check.Response
  private static let interactor = "Sources/Login/LoginInteractor.swift"

  /// Of a check of two tests, which pass unless it is changed.
  private func page(
    _ outcome: Verdict.Outcome, kata: Kata = Seeds.kata(), isWatched: Bool = false,
    tests: [TestResult]? = nil, _ change: (inout Verdict) -> Void = { _ in },
    response: (inout Response) -> Void = { _ in }
  ) -> VerdictPage {
    var verdict = Verdict(outcome: outcome)
    verdict.tests = tests ?? [Seeds.result("testOnce"), Seeds.result("testError")]
    change(&verdict)
    var check = Response(kata: kata, verdict: verdict)
    check.hasMoreHints = false
    check.paths[Self.interactor] = "W/\(Self.interactor)"
    response(&check)
    return VerdictPage(
      response: check, words: Wording(program: "vipkata"), isWatched: isWatched)
  }

  /// What stands between the headline and what to do next.
  private func assert(_ page: VerdictPage, says text: String, line: UInt = #line) {
    let lines = page.lines.map(\.text)
    XCTAssertEqual(lines.dropFirst(2).dropLast(2).joined(separator: "\n"), text, line: line)
    XCTAssertEqual(lines.last, "Then   vipkata next", line: line)
  }

  private func links(_ page: VerdictPage) -> [SourceLocation] {
    page.lines.flatMap(\.spans).compactMap(\.link)
  }

  func testAKataThatIsGreenWhenItIsOpenedSaysSo() async {
    let done = "  Your code of before does all of this: read why, and go on."
    XCTAssertTrue(
      page(.green, response: { $0.isAfterOpening = true }).lines.map(\.text).contains(done))
    XCTAssertFalse(page(.green).lines.map(\.text).contains(done))
  }

  func testGreenCountsWhatPassedAndWrapsWhatWasLearned() async {
    let kata = Seeds.kata {
      $0.learned =
        "The interactor decides, and what it decided is worded by nobody but the presenter."
    }
    var skipped = ["testOnMac", "testOnPhone", "testAlone"].map { Seeds.result($0, .skipped) }
    for index in 0...1 { skipped[index].skipReason = "not here" }
    XCTAssertEqual(
      page(.green, kata: kata, tests: [Seeds.result("testOnce")] + skipped) { $0.seconds = 0.61 }
        .lines.map(\.text),
      [
        "✔ interactor/validate is green: 1 test, 0.6 s",
        "  2 skipped (not here): LoginTests.testOnMac, LoginTests.testOnPhone",
        "  1 skipped: LoginTests.testAlone",
        "  You learned: The interactor decides, and what it decided is worded by nobody",
        "  but the presenter.",
      ])
  }

  func testGreenCountsThePlantedBugs() async {
    let bug = PlantedBug(name: "twice", says: "presents twice", file: "A.swift", caught: true)
    XCTAssertEqual(
      page(.green) { $0.bugs = [bug, bug] }.lines.map(\.text),
      ["✔ interactor/validate is green: 2 tests, all 2 planted bugs caught, 0.0 s"])
  }

  func testMissedBugsAreCountedByFileUntilAHintNamesThem() async {
    func bug(_ says: String?, _ file: String, caught: Bool = false) -> PlantedBug {
      PlantedBug(name: says, says: says, file: file, caught: caught)
    }
    let page = page(.red) {
      $0.reason = "Your suite misses 4 of 5 planted bugs."
      $0.bugs = [
        bug(nil, "B.swift"), bug("says no", "B.swift"), bug("twice", "A.swift", caught: true),
        bug(nil, "A.swift"), bug(nil, "B.swift"),
      ]
    }
    assert(
      page,
      says: """
          Your suite misses 4 of 5 planted bugs.

          ✔ caught: twice
          ✘ missed: says no
          ✘ missed: 1 in A.swift
          ✘ missed: 2 in B.swift
        """)
  }

  func testAWithheldRuleIsBrokenSomewhere() async {
    let page = page(.red) { _ in
    } response: {
      $0.withheld = ["view-is-held-weakly": 2, "presenter-is-pure": 1]
    }
    XCTAssertTrue(page.lines[0].text.hasSuffix("the tests pass, but a rule of VIP is broken"))
    assert(
      page,
      says: """
          The rule presenter-is-pure is broken in 1 place. Find out where, or ask for
          a hint: the next check then shows it.
          The rule view-is-held-weakly is broken in 2 places. Find out where, or ask
          for a hint: the next check then shows it.
        """)
  }

  func testOwnSentencesAndTheCompilersAreBrokenAtEightyColumns() async {
    let long = Array(repeating: "what is said at length", count: 6).joined(separator: " ")
    let bugs = [true, false].map { PlantedBug(name: "a", says: long, file: "A", caught: $0) }
    let pages = [
      page(.red) {
        $0.bugs = bugs
        $0.findings = [
          Finding(rule: "r", file: Self.interactor, line: 1, column: 1, message: long)
        ]
      }, page(.green) { $0.bugs = Array(repeating: bugs[0], count: 1_000_000) },
      page(.buildFailed) { $0.diagnostics = [Seeds.error(Self.interactor, long)] },
    ]
    for page in pages { XCTAssertEqual(page.lines.filter { $0.columns > 80 }.map(\.text), []) }
    XCTAssertEqual(
      pages[2].lines.dropFirst(2).prefix(2).map(\.spoken),
      ["W/\(Self.interactor):3:5: error: \(long)", ""], "an editor reads one line")
    XCTAssertTrue(pages[2].lines[3].text.hasPrefix("    what"), pages[2].lines[3].text)
  }

  func testWhatAnotherCheckFoundIsSaidToBeKnown() async {
    func said(_ outcome: Verdict.Outcome) -> String {
      let page = page(outcome) {
        $0.isRemembered = true
      } response: {
        $0.isOfAnother = true
      }
      return page.lines.prefix(2).map(\.text).joined(separator: "\n")
    }
    XCTAssertTrue(
      said(.red).hasSuffix("\n  This code was checked before: here, or in another terminal."))
    XCTAssertEqual(said(.green), "✔ interactor/validate is green: 2 tests, checked before")
  }

  func testAMistakeThatIsNotKnownForSureIsPerhaps() async {
    assert(page(.red) { $0.perhaps = "doing nothing" }, says: "  Perhaps this is doing nothing.")
  }

  func testAfterAnOpeningNobodyHasSavedAnything() async {
    let said = "  Nothing has changed since that was found. Is the file saved?"
    for isAfterOpening in [false, true] {
      let page = page(.red) {
        $0.isRemembered = true
      } response: {
        $0.isAfterOpening = isAfterOpening
      }
      XCTAssertEqual(page.lines.contains { $0.text == said }, !isAfterOpening)
    }
  }

  func testALineOfTheTestGoesOnBelowItsOwnBeginning() async {
    let tests = [Seeds.result("testA", .failed, Failure(message: "told twice"))]
    let page = page(.red, isWatched: true, tests: tests) { _ in
    } response: {
      $0.excerpts[Seeds.name("testA")] = Practice.Excerpt(
        file: "T.swift", firstLine: 9, lines: ["func testA() {", "  expect(one, other)", "}"],
        marked: 10)
    }
    XCTAssertEqual(
      page.testPage.flatMap { $0.wrapped(to: 26) }.map(\.text).suffix(4),
      ["     9  func testA() {", "  ▸ 10    expect(one,", "            other)", "    11  }"])
  }

  func testAKataThatRevealsAllShowsTheLinesOfTheOtherTestsToo() async {
    let tests = [
      Seeds.result("testA", .failed, Failure(message: "told twice")),
      Seeds.result("testB", .failed), Seeds.result("testC", .failed),
      Seeds.result("testD", .notRun),
    ]
    let page = page(.red, tests: tests) { _ in
    } response: {
      $0.excerpts[Seeds.name("testB")] = Practice.Excerpt(
        file: "T.swift", firstLine: 4, lines: ["func testB() {}"], marked: nil)
    }
    XCTAssertEqual(page.lines[0].text, "✘ interactor/validate: 3 of 4 tests fail")
    assert(
      page,
      says: """
          LoginTests.testA
          told twice

          Fails too: testB, testC

          The test, in the hidden T.swift:
            4  func testB() {}
        """)
  }

  func testBelowTheBriefTheTestsLinesAreLeftOut() async {
    let page = page(.red, tests: [Seeds.result("testA", .failed, Failure(message: "told twice"))]) {
      _ in
    } response: {
      $0.isAfterOpening = true
      $0.excerpts[Seeds.name("testA")] = Practice.Excerpt(
        file: "T.swift", firstLine: 4, lines: ["func testA() {}"], marked: nil)
    }
    XCTAssertTrue(page.lines.contains { $0.text == "  told twice" })
    XCTAssertFalse(page.lines.contains { $0.text.contains("func testA") })
  }

  func testLongMessagesAreWrappedAndValuesOfSeveralLinesAligned() async {
    let failure = Failure(
      message: "an empty email is worth a sentence of its own, since a learner who reads only "
        + "the first words\nwould not know it",
      actual: "", expected: "one\ntwo", argument: "\"ada@example.org\"")
    assert(
      page(.red, tests: [Seeds.result("testOnce", .failed, failure)]),
      says: """
          LoginTests.testOnce
          an empty email is worth a sentence of its own, since a learner who reads
          only the first words
          would not know it
              with      "ada@example.org"
              got       (empty)
              expected  one
                        two
        """)
  }

  func testASentenceIsNotSaidTwiceInARowAndNilIsNil() async {
    let failures = ["Optional(Optional(1))", "Optional(2)"].map {
      Failure(message: "none is kept", actual: $0, expected: "Optional(nil)")
    }
    let test = Seeds.result("testOnce", .failed, failures[0], failures[1])
    assert(
      page(.red, tests: [test]),
      says: """
          LoginTests.testOnce
          none is kept
              got       1
              expected  nil
              got       2
              expected  nil
        """)
  }

  func testARedVerdictTellsWhatWasSkippedToo() async {
    let tests = [Seeds.result("testOnce", .failed), Seeds.result("testOnMac", .skipped)]
    XCTAssertEqual(
      page(.red, tests: tests).lines.prefix(2).map(\.text),
      ["✘ interactor/validate: 1 of 1 test fails", "  1 skipped: LoginTests.testOnMac"])
  }

  func testACrashShowsTheLearnersOwnPlaceAndWhatWasPrinted() async {
    let failure = Failure(
      message: "Fatal error: Unexpectedly found nil",
      place: SourceLocation(file: Self.interactor, line: 12))
    let page = page(.crashed, tests: [Seeds.result("testOnce", .crashed, failure)]) {
      $0.output = (1...8).map { "line \($0)" }.joined(separator: "\n\n")
      $0.output += "\n✔ Suite OtherTests passed after 0.011 seconds.\n"
    }
    assert(
      page,
      says: """
          LoginTests.testOnce
          Fatal error: Unexpectedly found nil
          at LoginInteractor.swift:12

          Last lines that were printed:
          line 3
          line 4
          line 5
          line 6
          line 7
          line 8
        """)
    XCTAssertEqual(links(page), [SourceLocation(file: "W/\(Self.interactor)", line: 12)])
  }

  func testTheTestThatCrashedStandsFirstAndItsSentenceOnce() async {
    let words = "Fatal error: Index out of range"
    let tests = [
      Seeds.result("testOnce", .failed, Failure(message: "presented twice")),
      Seeds.result("testError", .crashed, Failure(message: words)),
    ]
    assert(
      page(.crashed, tests: tests) {
        $0.output = "loading\nSwift/Array.swift:692: \(words)\n*** Signal 4: Backtracing... ***"
      },
      says: """
          LoginTests.testError
          Fatal error: Index out of range

          Last lines that were printed:
          loading

          Fails too: testOnce
        """)
  }

  func testADisplayNameStandsBesideTheTestsName() async {
    let tests = ["adds", "subtracts"].map {
      TestResult(name: Seeds.name($0, displayName: "it \($0)"), status: .failed)
    }
    assert(
      page(.red, tests: tests),
      says: """
          LoginTests.adds "it adds"

          Fails too: subtracts "it subtracts"
        """)
  }

  func testATestOfAKataBeforeSaysWhereItWorked() async {
    var tests = ["testOld", "testOlder", "testNew", "testOther"].map { Seeds.result($0, .failed) }
    tests[0].workedIn = KataID(stage: "models", name: "second")
    tests[1].workedIn = KataID(stage: "models", name: "first")
    assert(
      page(.red, tests: tests),
      says: """
          LoginTests.testOld
          This worked in models/second.

          Fails too, and worked in models/first: testOlder
          Fails too: testNew, testOther
        """)
  }

  func testWhatIsNotTheLearnersToChangeIsSaidWithTheWayBack() async {
    func said(
      _ outcome: Verdict.Outcome, _ kind: Manifest.Kind, _ changed: [String],
      error: String? = nil
    ) -> String {
      let page = page(outcome, kata: Seeds.kata { $0.kind = kind }, tests: []) {
        $0.reason = "no"
        $0.diagnostics = error.map { [Seeds.error("Sources/Login/\($0)", "no")] } ?? []
      } response: {
        $0.changed = changed
        $0.paths["View.swift"] = "W/View.swift"
        $0.given = ["Sources/Login/View.swift"]
      }
      return page.lines.map(\.text).filter { $0.contains("View.swift") }.joined(separator: "\n")
    }
    XCTAssertEqual(
      said(.red, .code, ["View.swift"]),
      """
        You changed View.swift, which is no file to edit here.
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
        You changed View.swift, which is no file to edit here.
        To get it back: vipkata reset W/View.swift
      """)
    XCTAssertEqual(
      said(.buildFailed, .code, [], error: "View.swift"),
      """
      View.swift:3:5: error: no
        View.swift came with the kata and is right: make your own files fit it.
      """)
  }

  func testASaveInAnotherKataIsNamed() async {
    let page = page(.red) {
      $0.isRemembered = true
    } response: {
      $0.savedElsewhere = Practice.Check.SavedElsewhere(
        kata: KataID(stage: "hello", name: "two"), file: "W/hello/Two.swift")
    }
    XCTAssertEqual(
      page.lines.dropFirst().prefix(3).map(\.text),
      [
        "  The open kata is interactor/validate, and you saved a file of hello/two:",
        "  W/hello/Two.swift", "  To go on there: vipkata open hello/two",
      ])
    XCTAssertFalse(page.lines.contains { $0.text.contains("Is the file saved?") })
  }

  func testACompileErrorIsExplainedWhereItsWordsDoNotSayIt() async {
    assert(
      page(.buildFailed) {
        $0.diagnostics = [3, 7].map {
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
        $0.diagnostics = [Seeds.error(Self.interactor, "cannot find 'Date' in scope")]
      } response: {
        $0.onErrors = ["in scope": "The clock tells it.\nAsk it."]
      },
      says: """
        LoginInteractor.swift:3:5: error: cannot find 'Date' in scope
          The clock tells it. Ask it.
        """)
    assert(
      page(.buildFailed) {
        $0.missing = ["`Response()` to compile: missing argument for parameter 'message' in call."]
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
      $0.diagnostics = [Seeds.error(Self.interactor, "expected '}'")]
    } response: {
      $0.edit = ["W/\(Self.interactor)"]
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
      links(page(.red) { $0.findings = [Seeds.finding("presenter-is-pure")] }), [place])
    assert(
      page(.red, tests: []) { $0.reason = "The suite has no test." },
      says: "  The suite has no test.")
  }

  func testATypeThatDoesNotConformIsShownWithWhatItLacks() async {
    func note(_ message: String) -> Diagnostic {
      let place = SourceLocation(file: Self.interactor, line: 2, column: 8)
      return Diagnostic(severity: .note, place: place, message: message)
    }
    let page = page(.buildFailed) {
      $0.diagnostics = [
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
      $0.diagnostics = (1...7).map { Seeds.error("A.swift", "error \($0)", line: $0) }
    }
    XCTAssertEqual(
      page.lines.map(\.text).dropFirst(6).prefix(2), ["A.swift:5:5: error: error 5", "and 2 more"])
  }

  func testWhatTheSuiteNeedsIsSaidAtMostThreeAtOnce() async {
    assert(
      page(.buildFailed) {
        $0.missing = ["presenter", "router", "worker", "view"].map { "`\($0)`: it is not there." }
      },
      says: """
          The suite needs `presenter`: it is not there.
          The suite needs `router`: it is not there.
          The suite needs `worker`: it is not there.
        """)
  }

  func testABuildThatFailsWithoutAnErrorShowsTheEndOfWhatItPrinted() async {
    assert(
      page(.buildFailed) { $0.output = "undefined reference to 'login'\nlink command failed" },
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

  func testAnotherKataThanTheOpenOneIsNamedInEveryCommand() async {
    let page = page(.red) { _ in
    } response: {
      $0.isCurrent = false
      $0.hasMoreHints = true
    }
    XCTAssertEqual(
      page.lines.suffix(2).map(\.text),
      ["Then   vipkata check interactor/validate", "Stuck? vipkata hint interactor/validate"])
  }

  func testInTheWatchTheOtherFailuresAreALineEachAndTheTestIsAPageOfItsOwn() async {
    let tests = [
      Seeds.result("testA", .failed, Failure(message: "A is wrong")),
      Seeds.result("testB", .failed, Failure(message: "B is wrong")),
    ]
    let page = page(.red, isWatched: true, tests: tests) { _ in
    } response: {
      $0.excerpts[Seeds.name("testA")] = Practice.Excerpt(
        file: "LoginTests.swift", firstLine: 9, lines: ["func testA() {", "}"], marked: 9)
    }
    XCTAssertEqual(
      page.lines.map(\.text),
      [
        "✘ interactor/validate: 2 of 2 tests fail", "", "  LoginTests.testA", "  A is wrong", "",
        "  ✘ LoginTests.testB", "",
      ], "keys take the place of commands")
    XCTAssertEqual(
      page.testPage.map(\.text),
      [
        "LoginTests.testA", "", "  The test, in the hidden LoginTests.swift:",
        "  ▸  9  func testA() {", "    10  }",
      ])
  }
}
