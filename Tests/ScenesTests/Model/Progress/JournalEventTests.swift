import Foundation
import XCTest

@testable import vipkata

final class JournalEventTests: XCTestCase {
  private let kata = KataID(stage: "hello", name: "cycle")
  private let time = Date(timeIntervalSince1970: 1_700_000_000)

  private func written(_ what: JournalEvent.What) throws -> String {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let event = JournalEvent(time: time, kata: kata, what: what)
    return String(decoding: try encoder.encode(event), as: UTF8.self)
  }

  private func read(_ line: String) throws -> JournalEvent {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return try decoder.decode(JournalEvent.self, from: Data(line.utf8))
  }

  /// The journal is never migrated: these lines must be read for ever.
  func testEachEventHasItsLineAndIsReadBack() throws {
    let place = "\"at\":\"2023-11-14T22:13:20Z\""
    let lines: [(JournalEvent.What, String)] = [
      (.opened, "{\(place),\"event\":\"opened\",\"kata\":\"hello/cycle\"}"),
      (.hint("testA"), "{\(place),\"event\":\"hint\",\"hint\":\"testA\",\"kata\":\"hello/cycle\"}"),
      (.reset, "{\(place),\"event\":\"reset\",\"kata\":\"hello/cycle\"}"),
      (.solved, "{\(place),\"event\":\"solved\",\"kata\":\"hello/cycle\"}"),
      (.skipped, "{\(place),\"event\":\"skipped\",\"kata\":\"hello/cycle\"}"),
      (.solution, "{\(place),\"event\":\"solution\",\"kata\":\"hello/cycle\"}"),
      (
        .checked(outcome: .green, failing: [], looksLike: nil),
        "{\(place),\"event\":\"checked\",\"kata\":\"hello/cycle\",\"verdict\":\"green\"}"
      ),
      (
        .checked(outcome: .timedOut, failing: ["testA", "testB"], looksLike: "a loop"),
        "{\(place),\"event\":\"checked\",\"failing\":[\"testA\",\"testB\"],"
          + "\"kata\":\"hello/cycle\",\"looksLike\":\"a loop\",\"verdict\":\"timed-out\"}"
      ),
    ]
    for (what, line) in lines {
      XCTAssertEqual(try written(what), line)
      XCTAssertEqual(try read(line), JournalEvent(time: time, kata: kata, what: what), line)
    }
  }

  func testAVerdictOfALaterVersionCountsAsRed() throws {
    let event = try read(
      #"{"at":"2023-11-14T22:13:20Z","event":"checked","kata":"hello/cycle","verdict":"amber"}"#)

    XCTAssertEqual(event.what, .checked(outcome: .red, failing: [], looksLike: nil))
  }

  func testKeysOfALaterVersionAreLeftAside() throws {
    let event = try read(
      #"{"at":"2023-11-14T22:13:20Z","event":"reset","kata":"hello/cycle","mood":"good"}"#)

    XCTAssertEqual(event, JournalEvent(time: time, kata: kata, what: .reset))
  }

  func testALineThatIsNoEventIsRefused() {
    for line in [
      #"{"journal":1}"#,
      #"{"at":"2023-11-14T22:13:20Z","event":"danced","kata":"hello/cycle"}"#,
      #"{"at":"2023-11-14T22:13:20Z","event":"opened","kata":"../../etc/passwd"}"#,
      #"{"at":"2023-11-14T22:13:20Z","event":"checked","kata":"hello/cycle"}"#,
      #"{"at":"2023-11-14T22:13:20Z","event":"hint","kata":"hello/cycle"}"#,
      #"{"at":"yesterday","event":"opened","kata":"hello/cycle"}"#,
    ] {
      XCTAssertThrowsError(try read(line), line)
    }
  }
}
