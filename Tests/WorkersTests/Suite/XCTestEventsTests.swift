import Entities
import Foundation
import XCTest

@testable import Workers

/// The lines that our observer writes, and XCTest's sentences in them.
final class XCTestEventsTests: XCTestCase {
  private func events(_ lines: String) -> XCTestEvents {
    XCTestEvents(lines: Data(lines.utf8))
  }

  func testARunOnLinux() {
    let events = events(
      #"""
      {"event":"started","test":"LoginTests.testA"}
      {"event":"finished","test":"LoginTests.testA","seconds":"0.25"}
      {"event":"started","test":"LoginTests.testB"}
      {"event":"failed","test":"LoginTests.testB","message":"failed - no","file":"/p/Tests/LoginTests/A b.swift","line":"7"}
      {"event":"finished","test":"LoginTests.testB","seconds":"0.5"}
      {"event":"started","test":"LoginTests.testC"}
      {"event":"skipped","test":"LoginTests.testC","seconds":"0"}
      {"event":"ended"}
      """#)

    XCTAssertTrue(events.ended)
    XCTAssertEqual(events.unread, 0)
    XCTAssertEqual(
      events.order.compactMap { events.results[$0] },
      [
        TestResult(
          name: TestName(suite: "LoginTests", function: "testA"), status: .passed, seconds: 0.25),
        TestResult(
          name: TestName(suite: "LoginTests", function: "testB"), status: .failed,
          failures: [
            Failure(
              message: "no", place: Place(file: "/p/Tests/LoginTests/A b.swift", line: 7))
          ], seconds: 0.5),
        TestResult(name: TestName(suite: "LoginTests", function: "testC"), status: .skipped),
      ])
  }

  func testNamesOfMacOSAreThoseOfLinux() {
    let events = events(
      """
      {"event":"started","test":"-[LoginTests.ScreenTests testA]"}
      {"event":"finished","test":"-[LoginTests.ScreenTests testA]","seconds":"0.1"}
      """)

    XCTAssertEqual(events.order, [TestName(suite: "ScreenTests", function: "testA")])
    XCTAssertEqual(events.results[events.order[0]]?.status, .passed)
  }

  /// Whatever swallowed the line that said how.
  func testATestThatFailedIsRedEvenWhenItsFailureWasLost() {
    let events = events(
      #"""
      {"event":"started","test":"LoginTests.testA"}
      noise{"event":"failed","test":"LoginTests.testA","message":"failed - no"}
      {"event":"finished","test":"LoginTests.testA","seconds":"0","failures":"1"}
      {"event":"ended"}
      """#)

    XCTAssertEqual(events.unread, 1)
    XCTAssertEqual(
      events.results[events.order[0]]?.failures,
      [Failure(message: "it failed, and how was lost")])
    XCTAssertEqual(events.results[events.order[0]]?.status, .failed)
  }

  func testATestThatIsSaidToStartTwiceKeepsItsFailures() {
    let events = events(
      #"""
      {"event":"started","test":"LoginTests.testA"}
      {"event":"failed","test":"LoginTests.testA","message":"failed - no"}
      {"event":"started","test":"LoginTests.testA"}
      {"event":"finished","test":"LoginTests.testA","seconds":"0","failures":"0"}
      """#)

    XCTAssertEqual(events.results[events.order[0]]?.status, .failed)
  }

  func testATestThatBeganAndIsNotHeardOfAgainHasCrashed() {
    let events = events(#"{"event":"started","test":"LoginTests.testA"}"#)

    XCTAssertFalse(events.ended)
    XCTAssertEqual(events.results[events.order[0]]?.status, .crashed)
  }

  func testWhatIsNotUnderstoodIsCountedAndTheRestIsRead() {
    let events = events(
      """
      {"event":"started","test":"LoginTests.testA"}
      {"event":"dreamt","test":"LoginTests.testA"}
      {"event":"finished"}
      Test Case 'LoginTests.testA' passed (0.001 seconds)
      {"event":"finished","test":"LoginTests.testA"}
      {"event":"fini
      """)

    XCTAssertEqual(events.unread, 4)
    XCTAssertEqual(events.results[events.order[0]]?.status, .passed)
  }

  func testAThrownErrorHasNoPlace() {
    let events = events(
      #"""
      {"event":"started","test":"T.a"}
      {"event":"failed","test":"T.a","message":"threw error \"LoginError()\"","file":"<EXPR>","line":"0"}
      """#)

    XCTAssertEqual(
      events.results[events.order[0]]?.failures, [Failure(message: "threw error \"LoginError()\"")])
  }

  func testXCTestsSentencesAreTakenApart() {
    let sentences: [(String, Failure)] = [
      (
        #"XCTAssertEqual failed: ("2") is not equal to ("1") - told twice"#,
        Failure(message: "told twice", actual: "2", expected: "1")
      ),
      (
        #"XCTAssertEqual failed: ("a - b") is not equal to ("c") - the text - as is"#,
        Failure(message: "the text - as is", actual: "a - b", expected: "c")
      ),
      (
        #"XCTAssertEqual failed: ("1.0") is not equal to ("1.5") +/- ("0.1") - near"#,
        Failure(message: "near", actual: "1.0", expected: "1.5 ± 0.1")
      ),
      (
        #"XCTAssertEqual failed: ("1") is not equal to ("2") - "#,
        Failure(message: "XCTAssertEqual failed", actual: "1", expected: "2")
      ),
      (
        #"XCTAssertNil failed: "login failed - retry" - no failure"#,
        Failure(message: "no failure", actual: #""login failed - retry""#)
      ),
      (
        #"XCTAssertGreaterThan failed: ("1") is not greater than ("2") - more"#,
        Failure(message: "more", actual: #"("1") is not greater than ("2")"#)
      ),
      (
        "XCTAssertThrowsError failed: did not throw error - it must throw",
        Failure(message: "it must throw", actual: "did not throw error")
      ),
      (
        #"XCTUnwrap failed: expected non-nil value of type "Int" - a number"#,
        Failure(message: "a number")
      ),
      ("XCTAssertTrue failed - the button is on", Failure(message: "the button is on")),
      ("XCTAssertTrue failed - ", Failure(message: "XCTAssertTrue failed")),
      ("failed - presented twice", Failure(message: "presented twice")),
      ("failed - ", Failure(message: "XCTFail failed")),
      (
        "Asynchronous wait failed: Exceeded timeout of 1 seconds",
        Failure(message: "Asynchronous wait failed: Exceeded timeout of 1 seconds")
      ),
    ]
    for (sentence, failure) in sentences {
      XCTAssertEqual(Failure(xctest: sentence), failure, sentence)
    }
  }
}
