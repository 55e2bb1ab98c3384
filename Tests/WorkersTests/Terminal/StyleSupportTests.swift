import Workers
import XCTest

final class StyleSupportTests: XCTestCase {
  /// Such as `colors links rewrites`.
  private func support(
    _ choice: StyleSupport.ColorChoice, _ environment: [String: String], isTerminal: Bool
  ) -> String {
    let support = StyleSupport(choice: choice, environment: environment, isTerminal: isTerminal)
    XCTAssertEqual(support.isTerminal, isTerminal)
    let words = [
      support.colors ? "colors" : nil, support.links ? "links" : nil,
      support.rewrites ? "rewrites" : nil,
    ]
    return words.compactMap { $0 }.joined(separator: " ")
  }

  func testATerminalHasItAll() {
    XCTAssertEqual(support(.auto, ["TERM": "xterm"], isTerminal: true), "colors links rewrites")
    XCTAssertEqual(support(.auto, [:], isTerminal: true), "colors links rewrites")
  }

  func testAFileHasNothing() {
    XCTAssertEqual(support(.auto, ["TERM": "xterm"], isTerminal: false), "")
  }

  func testADumbTerminalHasNothing() {
    XCTAssertEqual(support(.auto, ["TERM": "dumb"], isTerminal: true), "")
  }

  func testNoColorTakesColorsAndLinksButNotTheRewritingOfALine() {
    XCTAssertEqual(support(.auto, ["NO_COLOR": "1"], isTerminal: true), "rewrites")
    XCTAssertEqual(support(.never, [:], isTerminal: true), "rewrites")
  }

  /// As https://no-color.org has it.
  func testAnEmptyNoColorDoesNotCount() {
    XCTAssertEqual(support(.auto, ["NO_COLOR": ""], isTerminal: true), "colors links rewrites")
  }

  func testWhoAsksForColorsGetsThemAndNothingMore() {
    XCTAssertEqual(support(.always, ["NO_COLOR": "1"], isTerminal: false), "colors")
    XCTAssertEqual(support(.always, ["TERM": "dumb"], isTerminal: true), "colors")
  }
}
