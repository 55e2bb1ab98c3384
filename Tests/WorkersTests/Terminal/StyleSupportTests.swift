import XCTest

@testable import vipkata

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

  func testForcedColorsAreColorsAndNothingMore() {
    XCTAssertEqual(support(.auto, ["CLICOLOR_FORCE": "1"], isTerminal: false), "colors")
    XCTAssertEqual(support(.auto, ["CLICOLOR_FORCE": "0"], isTerminal: false), "")
    XCTAssertEqual(
      support(.auto, ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], isTerminal: true), "rewrites")
  }

  func testAScreenReaderGetsNothingThatIsDrawn() {
    let support = StyleSupport(
      choice: .auto, environment: [:], isTerminal: true, isSpoken: true)
    XCTAssertEqual([support.colors, support.links, support.rewrites], [false, false, false])
  }

  /// As setlocale(3) has it: the first of the three that is set counts.
  func testALocaleThatNamesAnotherEncodingIsASCII() {
    func isASCII(_ environment: [String: String]) -> Bool {
      StyleSupport(choice: .auto, environment: environment, isTerminal: true).isASCII
    }
    XCTAssertTrue(isASCII(["LANG": "C"]))
    XCTAssertTrue(isASCII(["LC_ALL": "de_DE.ISO-8859-1", "LANG": "de_DE.UTF-8"]))
    XCTAssertFalse(isASCII(["LC_ALL": "", "LC_CTYPE": "C.utf8", "LANG": "C"]))
    XCTAssertFalse(isASCII([:]), "nothing is said of the terminal")
  }
}
