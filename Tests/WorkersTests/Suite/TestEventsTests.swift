import Foundation
import XCTest

@testable import vipkata

/// The harness's lines about XCTest's tests, with XCTest's sentences in them, and captured event
/// streams of Swift Testing, in both versions that Swift 6.3.1 can write.
final class TestEventsTests: XCTestCase {
  private func events(_ lines: String) -> TestEvents {
    TestEvents(lines: Data(lines.utf8))
  }

  private func swiftTesting(_ name: String) throws -> TestEvents {
    TestEvents(
      lines: try Data(contentsOf: Repository.streams.appendingPathComponent("\(name).jsonl")))
  }

  func testNamesOfMacOSAreThoseOfLinux() {
    let linux = TestName(xctest: "ScreenTests.testA")
    XCTAssertEqual(linux, TestName(suite: "ScreenTests", function: "testA"))
    for ending in ["", "WithCompletionHandler:", "AndReturnError:"] {
      XCTAssertEqual(TestName(xctest: "-[LoginTests.ScreenTests testA\(ending)]"), linux)
    }
  }

  /// Whatever became of the line that said how, and whatever comes after it.
  func testATestThatFailedIsRed() {
    let failed = #"{"event":"failed","test":"T.testA","message":"failed - no"}"#
    let started = #"{"event":"started","test":"T.testA"}"#
    for (lines, failures, message) in [
      (["noise\(failed)"], 1, "it failed, but the details were lost"),
      ([failed, started], 0, "no"),
    ] {
      let end = #"{"event":"finished","test":"T.testA","seconds":"0","failures":"\#(failures)"}"#
      let events = events(([started] + lines + [end]).joined(separator: "\n"))

      XCTAssertEqual(events.results.first?.failures, [Failure(message: message)])
      XCTAssertEqual(events.results.map(\.status), [.failed])
    }
  }

  func testASkipDoesNotHideAFailure() {
    let events = events(
      #"""
      {"event":"started","test":"LoginTests.testA"}
      {"event":"failed","test":"LoginTests.testA","message":"threw error \"NoDatabase()\""}
      {"event":"skipped","test":"LoginTests.testA","seconds":"0","failures":"1"}
      {"event":"started","test":"LoginTests.testB"}
      {"event":"skipped","test":"LoginTests.testB","seconds":"0","failures":"0"}
      """#)

    XCTAssertEqual(events.results.map(\.status), [.failed, .skipped])
    XCTAssertEqual(
      events.results.first?.failures, [Failure(message: "threw error \"NoDatabase()\"")])
  }

  func testWhatIsNotUnderstoodIsPassedOver() {
    let events = events(
      """
      {"event":"started","test":"LoginTests.testA"}
      {"event":"dreamt","test":"LoginTests.testA"}
      {"event":"finished"}
      Test Case 'LoginTests.testA' passed (0.001 seconds)
      {"event":"finished","test":"LoginTests.testA","failures":"1e300"}
      {"event":"fini
      {"kind":"test","payload":{"kind":"function","id":"T.a()/F.swift:1:2"},"version":99}
      {"kind":"metadata","payload":{}}
      {"kind":"event","payload":{"kind":"testThoughtAbout","testID":"T.a()/F.swift:1:2"}}
      {"kind":"event"}
      {"kind":"event","payload":{"kind":"testStarted","testID":"T.a()/F.swift:1:2"}}
      {"kind":"event","payload":{"kind":"testEnded","testID":"T.a()/F.swift:1:2"}}
      {"kind":"event","payload":{"kind":"runEnded"}}
      {"kind":"event","payload":{"kind":"testSta
      """)

    XCTAssertTrue(events.ended)
    XCTAssertEqual(events.results.map(\.status), [.passed, .passed])
  }

  func testXCTestsSentencesAreTakenApart() {
    let sentences: [(sentence: String, message: String, actual: String?, expected: String?)] = [
      (#"XCTAssertEqual failed: ("2") is not equal to ("1") - told twice"#, "told twice", "2", "1"),
      (#"XCTAssertEqual failed: ("a - b") is not equal to ("c") - d - e"#, "d - e", "a - b", "c"),
      (#"XCTAssertNotEqual failed: ("a") is equal to ("a") - once more"#, "once more", "a", nil),
      (
        #"XCTAssertEqual failed: ("1.0") is not equal to ("1.5") +/- ("0.1") - near"#, "near",
        "1.0", "1.5 ± 0.1"
      ),
      (
        #"XCTAssertEqual failed: ("1") is not equal to ("2") - "#, "XCTAssertEqual failed", "1",
        "2"
      ),
      (#"XCTAssertNil failed: "failed - retry" - no"#, "no", "failed - retry", "nil"),
      (
        #"XCTAssertNil failed: "T.(unknown context at $55f4a291).Key(id: 1)" - no"#, "no",
        "T.Key(id: 1)", "nil"
      ),
      (
        #"XCTAssertGreaterThan failed: ("1") is not greater than ("2") - more"#, "more",
        #"("1") is not greater than ("2")"#, nil
      ),
      ("XCTAssertThrowsError failed: did not throw - it must", "it must", "did not throw", nil),
      (#"XCTUnwrap failed: expected non-nil value of type "Int" - number"#, "number", nil, nil),
      ("XCTAssertTrue failed - the button is on", "the button is on", nil, nil),
      ("XCTAssertTrue failed - ", "XCTAssertTrue failed", nil, nil),
      ("failed - presented twice", "presented twice", nil, nil),
      ("failed - ", "XCTFail failed", nil, nil),
      (
        "Asynchronous wait failed: Exceeded timeout of 1 seconds",
        "Asynchronous wait failed: Exceeded timeout of 1 seconds", nil, nil
      ),
    ]
    for row in sentences {
      XCTAssertEqual(
        Failure(xctest: row.sentence),
        Failure(message: row.message, actual: row.actual, expected: row.expected))
    }
  }

  func testBothVersionsOfSwiftTestingAreReadAlike() throws {
    let raw = "raw identifier / with slash (and parens) a.b"
    for version in ["swift-testing-0", "swift-testing-6.3"] {
      let events = try swiftTesting(version)

      XCTAssertTrue(events.ended, version)
      XCTAssertEqual(
        events.results.map { "\($0.name): \($0.status.rawValue)" },
        [
          "top: passed", "named: failed", "Outer.Inner.deep: failed", "Outer.Inner.off: skipped",
          "Outer.\(raw): failed", "Outer.each: failed", "Outer.throwing: failed",
          "Outer.known: passed", "Outer.warning: passed", "Outer.cancelled: skipped",
          "Outer.notEnabled: skipped", "Outer.detached: passed",
          "Raw suite. name.inside: passed", "Disabled.a: skipped",
        ], version)
      XCTAssertEqual(
        events.results.first { $0.name.function == "named" }?.failures,
        [
          Failure(
            message: "one\ntwo", actual: "2", expected: "3",
            place: SourceLocation(
              file: "/packages/login/Tests/LoginTests/a.swift", line: 6, column: 66))
        ], version)
      // Version 6.3 has the argument only in its text for people.
      XCTAssertEqual(
        events.results.first { $0.name.function == "each" }?.failures.map(\.argument),
        [version == "swift-testing-0" ? "2" : nil])
    }
  }

  private func event(_ kind: String, of id: String?, _ words: String? = nil) -> String {
    let messages = words.map { ",\"messages\":[{\"symbol\":\"fail\",\"text\":\"\($0)\"}]" }
    let test = id.map { ",\"testID\":\"\($0)\"" } ?? ""
    let payload = "\"kind\":\"\(kind)\"\(test)\(messages ?? "")"
    return "{\"kind\":\"event\",\"payload\":{\(payload)}}\n"
  }

  private func declaration(of id: String) -> String {
    "{\"kind\":\"test\",\"payload\":{\"kind\":\"function\",\"id\":\"\(id)\"}}\n"
  }

  /// Overloads, and private tests in two files. The issue has neither a place nor a message.
  func testTestsOfOneNameHaveAResultEach() {
    let ids = ["T.adds(_:)/F.swift:1:2", "T.adds(_:)/F.swift:5:2", "T.adds(_:)/G.swift:1:2"]
    let runs = ids.map { id in
      event("testStarted", of: id) + (id == ids[0] ? event("issueRecorded", of: id) : "")
        + event("testEnded", of: id)
    }
    let events = events((ids.map { declaration(of: $0) } + runs).joined())

    XCTAssertEqual(events.results.map(\.name.description), ["adds", "adds", "adds"])
    XCTAssertEqual(events.results.map(\.status), [.failed, .passed, .passed])
    XCTAssertEqual(events.results.flatMap(\.failures).map(\.place), [nil])
  }

  private let id = "T.a()/F.swift:1:2"

  /// A condition or a trait may throw.
  func testAnIssueOfATestThatNeverBeganFailsIt() {
    let events = events(
      declaration(of: id) + event("issueRecorded", of: id, "Caught error: NoAnswer()")
        + event("runEnded", of: nil))

    XCTAssertEqual(events.results.map(\.status), [.failed])
    XCTAssertEqual(
      events.results.first?.failures.map(\.message), ["Caught error: NoAnswer()"])
  }

  func testAnIssueOfNoTestIsNotTheRunningTests() {
    let events = events(
      declaration(of: id) + event("testStarted", of: id)
        + event("issueRecorded", of: nil, "of no test") + event("testEnded", of: id))

    XCTAssertEqual(events.results.map(\.status), [.passed])
    XCTAssertEqual(events.issues.map(\.message), ["of no test"])
  }

  /// Swift 6.0 tells it nowhere else.
  func testWhyATestIsSkippedIsReadFromItsSentence() {
    let skip = event("testSkipped", of: id, "Test a() skipped: \\\"not \\\"now\\\"\\\"")
    let events = events(declaration(of: id) + skip)

    XCTAssertEqual(events.results.map(\.status), [.skipped])
    XCTAssertEqual(events.results.map(\.skipReason), ["not \"now\""])
  }

  func testWhatAnExpectationSaysIsTakenApartBesideACommentAndWithoutOne() {
    func payload(_ text: String, _ comments: String) -> String {
      "{\"kind\":\"event\",\"payload\":{\"kind\":\"issueRecorded\",\"_comments\":[\(comments)],"
        + "\"messages\":[{\"symbol\":\"fail\",\"text\":\"\(text)\"}]}}\n"
    }
    func issues(_ comments: String) -> [Failure] {
      events(
        [
          "Issue recorded", "Expectation failed: Int(text) → nil",
          "Expectation failed: (a → 1) == 2",
          "Expectation failed: an error was expected but none was thrown",
        ].map { payload($0, comments) }.joined()
      ).issues
    }
    let sentence = "an error was expected but none was thrown"

    XCTAssertEqual(
      issues(#""told twice""#),
      [
        Failure(message: "told twice"), Failure(message: "told twice", actual: "nil"),
        Failure(message: "told twice", actual: "1", expected: "2"),
        Failure(message: "told twice\n\(sentence)"),
      ])
    XCTAssertEqual(
      issues(""),
      [
        Failure(message: "Issue recorded"), Failure(message: "Int(text)", actual: "nil"),
        Failure(message: "a == 2", actual: "1", expected: "2"), Failure(message: sentence),
      ])
  }

  func testNamesAreTakenFromIds() {
    let names = [
      "LoginTests.top()/a.swift:5:2": "top",
      "Login2Tests.Outer/Inner/works(_:with:)/a b.swift:11:29": "Outer.Inner.works",
      "LoginTests.`a. b`/`c/d (e)`()/a.swift:1:2": "a. b.c/d (e)",
      "LoginTests.S/`class`()/a.swift:1:2": "S.class",
    ]
    for (id, name) in names {
      XCTAssertEqual(TestName(swiftTesting: id).description, name)
    }
  }
}
