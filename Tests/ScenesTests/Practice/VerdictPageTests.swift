import XCTest

@testable import vipkata

/// The page of a check, word for word, in the cases that no kept answer shows.
@MainActor
final class VerdictPageTests: XCTestCase {
  static let interactor = "Sources/Login/LoginInteractor.swift"

  /// The page of a check with two tests, which pass unless a test changes that.
  func page(
    _ outcome: Verdict.Outcome, kata: Kata = Seeds.kata(), isWatched: Bool = false,
    tests: [TestResult] = [Seeds.result("testOnce"), Seeds.result("testError")],
    _ change: (inout Practice.Check.Response) -> Void = { _ in }
  ) -> VerdictPage {
    var response = Practice.Check.Response(
      kata: kata, verdict: Verdict(outcome: outcome, tests: tests))
    if outcome != .green { response.help.hasMoreHints = false }
    response.files.paths[Self.interactor] = "W/\(Self.interactor)"
    change(&response)
    return VerdictPage(
      response: response, words: Wording(program: "vipkata"), isWatched: isWatched)
  }

  /// The text between the headline and the next step.
  func assert(_ page: VerdictPage, says text: String, line: UInt = #line) {
    let lines = page.lines.map(\.text)
    XCTAssertEqual(lines.dropFirst(2).dropLast(2).joined(separator: "\n"), text, line: line)
    XCTAssertEqual(lines.last, "Then   vipkata next", line: line)
  }

  func links(_ page: VerdictPage) -> [SourceLocation] {
    page.lines.flatMap(\.spans).compactMap(\.link)
  }

  func testAKataThatIsGreenWhenItIsOpenedSaysSo() async {
    let done = "  Your earlier code already does this: read why, and go on."
    XCTAssertTrue(
      page(.green) {
        $0.isAfterOpening = true
        $0.isUntouched = true
      }.lines.map(\.text).contains(done))
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
      page(.green, kata: kata, tests: [Seeds.result("testOnce")] + skipped) {
        $0.verdict.seconds = 0.61
      }
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
      page(.green) { $0.verdict.bugs = [bug, bug] }.lines.map(\.text),
      ["✔ interactor/validate is green: 2 tests, all 2 planted bugs caught, 0.0 s"])
  }

  func testMissedBugsAreCountedByFileUntilAHintNamesThem() async {
    func bug(_ says: String?, _ file: String, caught: Bool = false) -> PlantedBug {
      PlantedBug(name: says, says: says, file: file, caught: caught)
    }
    let page = page(.red) {
      $0.verdict.reason = .missesBugs(4, of: 5)
      $0.verdict.bugs = [
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
    let page = page(.red) {
      $0.help.withheld = ["view-is-held-weakly": 2, "presenter-is-pure": 1]
    }
    XCTAssertTrue(page.lines[0].text.hasSuffix("the tests pass, but a rule of VIP is broken"))
    assert(
      page,
      says: """
          The rule presenter-is-pure is broken in 1 place. Find out where, or ask for
          a hint: the next check then shows one.
          The rule view-is-held-weakly is broken in 2 places. Find out where, or ask
          for a hint: the next check then shows one.
        """)
  }

  func testOfAWithheldRuleThatAHintHasShownTheRestIsMore() async {
    let page = page(.red) {
      $0.verdict.findings = [Seeds.finding("view-is-held-weakly")]
      $0.help.withheld = ["view-is-held-weakly": 1]
    }
    XCTAssertTrue(
      page.lines.contains { $0.text.contains("view-is-held-weakly is broken in 1 more place.") })
  }

  func testWhatAnotherCheckFoundIsSaidToBeKnown() async {
    func said(_ outcome: Verdict.Outcome) -> String {
      let page = page(outcome) { $0.origin = .anotherCheck }
      return page.lines.prefix(2).map(\.text).joined(separator: "\n")
    }
    XCTAssertTrue(
      said(.red).hasSuffix("\n  This code was checked before: here, or in another terminal."))
    XCTAssertEqual(said(.green), "✔ interactor/validate is green: 2 tests, checked before")
  }

  func testAMistakeThatIsNotKnownForSureIsPerhaps() async {
    assert(
      page(.red) { $0.verdict.perhaps = "doing nothing" }, says: "  Perhaps this is doing nothing.")
  }

  func testAfterAnOpeningNobodyHasSavedAnything() async {
    let said = "  Nothing has changed since the last check. Is the file saved?"
    for isAfterOpening in [false, true] {
      let page = page(.red) {
        $0.origin = .lastCheck
        $0.isAfterOpening = isAfterOpening
      }
      XCTAssertEqual(page.lines.contains { $0.text == said }, !isAfterOpening)
    }
  }

  func testASaveInAnotherKataIsNamed() async {
    let page = page(.red) {
      $0.origin = .lastCheck
      $0.help.savedElsewhere = Practice.Check.SavedElsewhere(
        kata: KataID(stage: "hello", name: "two"), file: "W/hello/Two.swift")
    }
    XCTAssertEqual(
      page.lines.dropFirst().prefix(3).map(\.text),
      [
        "  The open kata is interactor/validate, but you saved a file of hello/two:",
        "  W/hello/Two.swift", "  To go on there: vipkata open hello/two",
      ])
    XCTAssertFalse(page.lines.contains { $0.text.contains("Is the file saved?") })
  }

  func testAnotherKataThanTheOpenOneIsNamedInEveryCommand() async {
    let page = page(.red) {
      $0.isCurrent = false
      $0.help.hasMoreHints = true
    }
    XCTAssertEqual(
      page.lines.suffix(2).map(\.text),
      ["Then   vipkata check interactor/validate", "Stuck? vipkata hint interactor/validate"])
  }
}
