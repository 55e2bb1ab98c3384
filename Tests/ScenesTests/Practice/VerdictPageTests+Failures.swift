import XCTest

@testable import vipkata

/// Tests that failed: their sentences, values, lines and crashes.
extension VerdictPageTests {
  func testAloudAFailureNamesTheFileToEditThatItShowedItselfIn() async {
    func spoken(_ file: String?) -> String? {
      var test = Seeds.result("testOnce", .failed)
      test.failures = [
        Failure(message: "m", place: file.map { SourceLocation(file: $0, line: 3) })
      ]
      return page(.red, tests: [test]) {
        $0.files.edit = ["W/First.swift", "W/Second.swift"]
        $0.files.paths = [
          "Tests/Second.swift": "W/Second.swift", "Tests/Hidden.swift": "W/Hidden.swift",
        ]
      }.lines[2].spoken
    }
    XCTAssertEqual(
      ["Tests/Second.swift", "Tests/Hidden.swift", nil].map(spoken),
      ["Second.swift", "First.swift or Second.swift", "First.swift or Second.swift"].map {
        "Fix W/\($0): LoginTests.testOnce fails."
      }, "where it is not known which file is meant, none is named alone")
  }

  func testALineOfTheTestGoesOnBelowItsOwnBeginning() async {
    let tests = [Seeds.result("testA", .failed, Failure(message: "told twice"))]
    let page = page(.red, isWatched: true, tests: tests) {
      $0.help.excerpts[Seeds.name("testA")] = Practice.Excerpt(
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
    let page = page(.red, tests: tests) {
      $0.help.excerpts[Seeds.name("testB")] = Practice.Excerpt(
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
      $0.verdict.output = (1...8).map { "line \($0)" }.joined(separator: "\n\n")
      $0.verdict.output += "\n✔ Suite OtherTests passed after 0.011 seconds.\n"
    }
    assert(
      page,
      says: """
          LoginTests.testOnce
          Fatal error: Unexpectedly found nil
          at LoginInteractor.swift:12

          Last lines printed:
          line 3
          line 4
          line 5
          line 6
          line 7
          line 8
        """)
    XCTAssertEqual(links(page), [SourceLocation(file: "W/\(Self.interactor)", line: 12)])
  }

  func testOfATestThatCrashedOnlyTheLinesAtTheCrashAreShown() async {
    func lines(marked: Int?, at place: SourceLocation?) -> [String] {
      let failure = Failure(message: "Fatal error: Index out of range", place: place)
      return page(.crashed, tests: [Seeds.result("testA", .crashed, failure)]) {
        $0.help.excerpts[Seeds.name("testA")] = Practice.Excerpt(
          file: "T.swift", firstLine: 9, lines: ["func testA() {", "  tell()", "}"],
          marked: marked)
      }.lines.map(\.text)
    }
    let test = SourceLocation(file: "Tests/LoginTests/T.swift", line: 10)
    XCTAssertTrue(lines(marked: 10, at: test).contains("  ▸ 10  tell()"))
    let elsewhere = SourceLocation(file: Self.interactor, line: 12)
    XCTAssertFalse(lines(marked: nil, at: elsewhere).contains { $0.contains("T.swift") })
    XCTAssertTrue(
      lines(marked: nil, at: nil).contains("    10  tell()"),
      "where nobody knows the place, as within an assertion's arguments")
  }

  func testTheTestThatCrashedStandsFirstAndItsSentenceOnce() async {
    let words = "Fatal error: Index out of range"
    let tests = [
      Seeds.result("testOnce", .failed, Failure(message: "presented twice")),
      Seeds.result("testError", .crashed, Failure(message: words)),
    ]
    assert(
      page(.crashed, tests: tests) {
        $0.verdict.output =
          "loading\nSwift/Array.swift:692: \(words)\n*** Signal 4: Backtracing... ***"
      },
      says: """
          LoginTests.testError
          Fatal error: Index out of range

          Last lines printed:
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

  func testInTheWatchTheOtherFailuresAreALineEachAndTheTestIsAPageOfItsOwn() async {
    let tests = [
      Seeds.result("testA", .failed, Failure(message: "A is wrong")),
      Seeds.result("testB", .failed, Failure(message: "B is wrong")),
    ]
    let page = page(.red, isWatched: true, tests: tests) {
      $0.help.excerpts[Seeds.name("testA")] = Practice.Excerpt(
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

  func testWhatAFailingTestPrintedStandsBelowIt() async {
    var failing = Seeds.result("testError", .failed, Failure(message: "told twice"))
    failing.printed = ["response: 1", "", "◇ Test each() started."]
    assert(
      page(.red, tests: [failing]),
      says: """
          LoginTests.testError
          told twice

          Last lines printed:
          response: 1
        """)
  }
}
