import XCTest

@testable import vipkata

@MainActor
final class HelpPageTests: XCTestCase {
  private let help = HelpPage(program: "swift run vipkata")

  func testEveryPageIsEightyColumnsWide() async {
    for command in [nil] + CommandTable.commands.map(Optional.some) {
      let lines = help.page(for: command).lines
      XCTAssertEqual(
        lines.filter { $0.columns > 80 }.map(\.text), [], command?.name ?? "the program's")
    }
  }

  func testALongSummaryGoesOnBelowItself() async throws {
    let rows = help.page(for: nil).lines.map(\.text)
    let first = try XCTUnwrap(rows.firstIndex { $0.hasPrefix("  board PLACE") })
    let (row, rest) = (rows[first], rows[first + 1])
    let summary = try XCTUnwrap(row.range(of: "everybody")).lowerBound
    XCTAssertEqual(
      rest.prefix { $0 == " " }.count, row.distance(from: row.startIndex, to: summary), rest)
  }
}
