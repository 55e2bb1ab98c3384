import XCTest

@testable import vipkata

/// The number of cells that text takes in a terminal.
final class ColumnsTests: XCTestCase {
  func testWideCharactersTakeTwoCellsAndMarksNone() {
    XCTAssertEqual("Ada".columns, 3)
    XCTAssertEqual("日本".columns, 4)
    XCTAssertEqual("👩‍💻é".columns, 3)
    XCTAssertEqual("e\u{301}".columns, 1)
    XCTAssertEqual("\u{200b}".columns, 0)
  }

  func testLinesBreakBetweenWordsAndKeepTheirIndent() {
    let rows = Line("  one two three four").wrapped(to: 10)
    XCTAssertEqual(rows.map(\.text), ["  one two", "  three", "  four"])
  }

  func testARowThatEndsWithTheWindowIsFollowedByNoEmptyOne() {
    XCTAssertEqual(Line("12345 67890").wrapped(to: 5).map(\.text), ["12345", "67890"])
  }

  func testAWordThatIsTooLongIsCut() {
    XCTAssertEqual(Line("日本日本日").wrapped(to: 4).map(\.text), ["日本", "日本", "日"])
  }

  func testAPathIsCutBeforeAName() {
    XCTAssertEqual(
      Line("at Sources/Login/A.swift").wrapped(to: 12).map(\.text),
      ["at Sources/", "Login/", "A.swift"])
    XCTAssertEqual(
      Line("at Sources/Login/A.swift").wrapped(to: 15).map(\.text),
      ["at", "Sources/Login/", "A.swift"])
    XCTAssertEqual(Line("a/b and more").wrapped(to: 7).map(\.text), ["a/b and", "more"])
  }

  func testStylesAndLinksStay() {
    let place = SourceLocation(file: "A.swift", line: 1)
    let rows = Line([Span("one ", .bad), Span("two", .code, link: place)]).wrapped(to: 4)
    XCTAssertEqual(rows.map(\.text), ["one", "two"])
    XCTAssertEqual(rows.last?.spans.last, Span("two", .code, link: place))
  }

  func testACroppedLineSaysThatItGoesOn() {
    XCTAssertEqual(Line("12345").cropped(to: 5).text, "12345")
    XCTAssertEqual(Line("123456").cropped(to: 5).text, "1234…")
  }
}
