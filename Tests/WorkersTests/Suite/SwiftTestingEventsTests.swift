import Entities
import Foundation
import XCTest

@testable import Workers

/// Captured event streams of Swift 6.3.1, in both versions that it can write.
final class SwiftTestingEventsTests: XCTestCase {
  private func events(_ name: String) throws -> SwiftTestingEvents {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    return SwiftTestingEvents(
      lines: try Data(contentsOf: folder.appendingPathComponent("Fixtures/\(name).jsonl")))
  }

  private func events(lines: String) -> SwiftTestingEvents {
    SwiftTestingEvents(lines: Data(lines.utf8))
  }

  private let raw = "raw identifier / with slash (and parens) a.b"

  func testBothVersionsAreReadAlike() throws {
    for version in ["swift-testing-0", "swift-testing-6.3"] {
      let events = try events(version)

      XCTAssertEqual(events.unread, 0, version)
      XCTAssertTrue(events.ended, version)
      XCTAssertEqual(
        events.order.map { "\($0): \(events.results[$0]?.status.rawValue ?? "unknown")" },
        [
          "top: passed", "named: failed", "Outer.Inner.deep: failed", "Outer.Inner.off: skipped",
          "Outer.\(raw): failed", "Outer.each: failed", "Outer.throwing: failed",
          "Outer.known: passed", "Outer.warning: passed", "Outer.cancelled: skipped",
          "Outer.notEnabled: skipped", "Outer.detached: failed",
          "Raw suite. name.inside: passed", "Disabled.a: skipped",
        ], version)
    }
  }

  func testAFailureIsTheSameInBothVersions() throws {
    for version in ["swift-testing-0", "swift-testing-6.3"] {
      let results = try events(version).results

      XCTAssertEqual(
        results[TestName(suite: "", function: "named")]?.failures,
        [
          Failure(
            message: "one\ntwo", actual: "2", expected: "3",
            place: Place(file: "/packages/login/Tests/LoginTests/a.swift", line: 6, column: 66))
        ], version)
    }
  }

  /// Version 6.3 has the argument only in prose.
  func testTheArgumentIsReadWhereItIsGiven() throws {
    let each = TestName(suite: "Outer", function: "each")

    XCTAssertEqual(try events("swift-testing-0").results[each]?.failures.map(\.argument), ["2"])
    XCTAssertEqual(try events("swift-testing-6.3").results[each]?.failures.map(\.argument), [nil])
  }

  func testATestThatBeganAndIsNotHeardOfAgainHasCrashed() throws {
    let test = #"{"kind":"test","payload":{"kind":"function","id":"T.a()/F.swift:1:2"}}"#
    let start =
      #"{"kind":"event","payload":{"kind":"testStarted","testID":"T.a()/F.swift:1:2"}}"#
    let issue =
      #"{"kind":"event","payload":{"kind":"issueRecorded","testID":"T.a()/F.swift:1:2"}}"#
    let name = TestName(suite: "", function: "a")

    XCTAssertEqual(events(lines: test).results[name]?.status, .notRun)
    XCTAssertEqual(events(lines: "\(test)\n\(start)").results[name]?.status, .crashed)
    let failed = events(lines: "\(test)\n\(start)\n\(issue)")
    XCTAssertEqual(failed.results[name]?.status, .crashed)
    XCTAssertEqual(failed.results[name]?.failures.count, 1)
    XCTAssertFalse(failed.ended)
  }

  func testWhatIsNotUnderstoodIsCountedAndTheRestIsRead() {
    let events = events(
      lines: """
        {"kind":"test","payload":{"kind":"function","id":"T.a()/F.swift:1:2"},"version":99}
        not JSON at all
        {"kind":"metadata","payload":{}}
        {"kind":"event","payload":{"kind":"testThoughtAbout","testID":"T.a()/F.swift:1:2"}}
        {"kind":"event"}
        {"kind":"event","payload":{"kind":"testStarted","testID":"T.a()/F.swift:1:2"}}
        {"kind":"event","payload":{"kind":"testEnded","testID":"T.a()/F.swift:1:2"}}
        {"kind":"event","payload":{"kind":"runEnded"}}
        {"kind":"event","payload":{"kind":"testSta
        """)

    XCTAssertEqual(events.unread, 5)
    XCTAssertTrue(events.ended)
    XCTAssertEqual(events.results[TestName(suite: "", function: "a")]?.status, .passed)
  }

  func testAnIssueWithoutPlaceOrWordsStillFailsItsTest() {
    let events = events(
      lines: """
        {"kind":"test","payload":{"kind":"function","id":"T.S/a(_:)/F.swift:1:2"}}
        {"kind":"event","payload":{"kind":"testStarted","testID":"T.S/a(_:)/F.swift:1:2"}}
        {"kind":"event","payload":{"kind":"issueRecorded","testID":"T.S/a(_:)/F.swift:1:2"}}
        {"kind":"event","payload":{"kind":"testEnded","testID":"T.S/a(_:)/F.swift:1:2"}}
        """)

    let result = events.results[TestName(suite: "S", function: "a")]
    XCTAssertEqual(result?.status, .failed)
    XCTAssertEqual(result?.failures.map(\.place), [nil])
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
