import XCTest

@testable import vipkata

final class StyleSupportTests: XCTestCase {
  /// - Parameter words: the supported styles, such as `colors links rewrites`.
  private func assert(
    _ choice: StyleSupport.ColorChoice, _ environment: [String: String], isTerminal: Bool,
    gives words: String, line: UInt = #line
  ) {
    let support = StyleSupport(choice: choice, environment: environment, isTerminal: isTerminal)
    let given = [
      support.colors ? "colors" : nil, support.links ? "links" : nil,
      support.rewrites ? "rewrites" : nil,
    ]
    XCTAssertEqual(given.compactMap { $0 }.joined(separator: " "), words, line: line)
  }

  func testATerminalHasItAllAFileAndADumbOneNothing() {
    assert(.auto, ["TERM": "xterm"], isTerminal: true, gives: "colors links rewrites")
    assert(.auto, [:], isTerminal: true, gives: "colors links rewrites")
    assert(.auto, ["TERM": "xterm"], isTerminal: false, gives: "")
    assert(.auto, ["TERM": "dumb"], isTerminal: true, gives: "")
  }

  /// According to https://no-color.org, an empty one does not count.
  func testNoColorTakesColorsAndLinksButNotTheRewritingOfALine() {
    assert(.auto, ["NO_COLOR": "1"], isTerminal: true, gives: "rewrites")
    assert(.never, [:], isTerminal: true, gives: "rewrites")
    assert(.auto, ["NO_COLOR": ""], isTerminal: true, gives: "colors links rewrites")
  }

  func testWhoAsksForColorsGetsThemAndNothingMore() {
    assert(.always, ["NO_COLOR": "1"], isTerminal: false, gives: "colors")
    assert(.always, ["TERM": "dumb"], isTerminal: true, gives: "colors")
    assert(.auto, ["CLICOLOR_FORCE": "1"], isTerminal: false, gives: "colors")
    assert(.auto, ["CLICOLOR_FORCE": "0"], isTerminal: false, gives: "")
    assert(.auto, ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], isTerminal: true, gives: "rewrites")
  }

  func testAScreenReaderGetsNothingThatIsDrawn() {
    let support = StyleSupport(
      choice: .auto, environment: [:], isTerminal: true, isSpoken: true)
    XCTAssertEqual([support.colors, support.links, support.rewrites], [false, false, false])
  }

  /// According to setlocale(3), the first of the three that is set counts.
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
