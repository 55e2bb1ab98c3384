import Foundation
import XCTest

@testable import vipkata

final class DeadlineTests: FolderTestCase {
  /// A test with a limit of no time is over unless it starts just now.
  func testAStartThatTwoReadsCutInHalfIsSeen() throws {
    let line = #"{"event":"started","test":"A.b"}"# + "\n"
    for half in 1..<line.count {
      let events = folder["\(half).jsonl"]
      let deadline = Deadline(events: events, testSeconds: 0, tests: 1)
      XCTAssertFalse(deadline.isOver(), "it is built")
      try folder.write(String(line.prefix(half)), to: "\(half).jsonl")
      XCTAssertFalse(deadline.isOver(), "the suite begins")

      try folder.write(line, to: "\(half).jsonl")

      XCTAssertFalse(deadline.isOver(), "cut at \(half)")
      XCTAssertTrue(deadline.isOver())
    }
  }

  func testOtherEventsGiveATestNoMoreTime() throws {
    let events = try folder.write(#"{"event":"started","test":"A.b"}"#, to: "events")
    let deadline = Deadline(events: events, testSeconds: 0, tests: 1)
    XCTAssertFalse(deadline.isOver())

    try folder.write(String(repeating: "x", count: 2_000_000), to: "events")

    XCTAssertTrue(deadline.isOver())
    XCTAssertTrue(deadline.hasPassed)
  }
}
