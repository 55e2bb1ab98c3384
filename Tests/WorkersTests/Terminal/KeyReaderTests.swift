import XCTest

@testable import vipkata

/// The bytes that terminals send for keys.
final class KeyReaderTests: XCTestCase {
  private func keys(_ text: String) -> [TerminalEvent.Key] { KeyReader.keys(in: Array(text.utf8)) }

  func testLettersAndSigns() {
    XCTAssertEqual(keys("n?é"), [.character("n"), .character("?"), .character("é")])
    XCTAssertEqual(keys("\n\r\u{7f}"), [.enter, .enter, .backspace])
  }

  func testArrowsInBothModes() {
    XCTAssertEqual(keys("\u{1b}[A\u{1b}OB"), [.up, .down])
    XCTAssertEqual(keys("\u{1b}[5~\u{1b}[6~"), [.pageUp, .pageDown])
    XCTAssertEqual(keys("\u{1b}[H\u{1b}[4~"), [.home, .end])
  }

  func testTabInBothDirections() {
    XCTAssertEqual(keys("\t\u{1b}[Z"), [.tab, .backTab])
  }

  func testEscapeAlone() {
    XCTAssertEqual(keys("\u{1b}"), [.escape])
    XCTAssertEqual(keys("\u{1b}q"), [.escape, .character("q")])
  }

  func testWhatIsNotKnownIsNoKey() {
    XCTAssertEqual(keys("\u{1b}[1;5C\u{1}x"), [.character("x")])
  }
}
