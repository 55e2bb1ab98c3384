import Foundation
import XCTest

@testable import vipkata

final class DateArgumentTests: XCTestCase {
  private func date(written text: String) throws -> DateArgument? {
    DateArgument(text, in: try XCTUnwrap(TimeZone(identifier: "Europe/Berlin")))
  }

  private func date(_ text: String) -> Date? { ISO8601DateFormatter().date(from: text) }

  func testATimeIsOfTheZoneItNamesOrElseOfOurs() throws {
    for (text, utc) in [
      ("2026-11-30T18:00", "2026-11-30T17:00:00Z"), ("2026-07-01T18:00:05", "2026-07-01T16:00:05Z"),
      ("2026-11-30T18:00Z", "2026-11-30T18:00:00Z"),
      ("2026-11-30T18:00:00-05:30", "2026-11-30T23:30:00Z"),
    ] {
      XCTAssertEqual(try date(written: text)?.beginning, date(utc), text)
      XCTAssertEqual(try date(written: text)?.end, date(utc), text)
    }
  }

  func testADayLastsUntilItsEnd() throws {
    let day = try XCTUnwrap(date(written: "2026-10-25"))

    XCTAssertEqual(day.beginning, date("2026-10-24T22:00:00Z"))
    // The clocks are set back on this day.
    XCTAssertEqual(day.end.timeIntervalSince(day.beginning), 25 * 3600, accuracy: 0.01)
  }

  func testAnythingElseIsNoDate() throws {
    for text in ["", "tomorrow", "2026-02-30", "2026-1-5", "30.11.2026", "2026-11-30 18:00"] {
      XCTAssertNil(try date(written: text), text)
    }
  }
}
