import XCTest

@testable import vipkata

/// The bytes that terminals send for keys.
final class KeyReaderTests: XCTestCase {
  func testKeysAreTold() {
    let sent: KeyValuePairs<String, [TerminalEvent.Key]> = [
      "n?é": [.character("n"), .character("?"), .character("é")],
      "\n\r\u{7f}": [.enter, .enter, .backspace],
      "\u{1b}[A\u{1b}OB": [.up, .down],
      "\u{1b}[5~\u{1b}[6~": [.pageUp, .pageDown],
      "\u{1b}[H\u{1b}[4~": [.home, .end],
      "\t\u{1b}[Z": [.tab, .backTab],
      "\u{1b}": [.escape],
      "\u{1b}q": [.escape, .character("q")],
      // Unknown keys.
      "\u{1b}[1;5C\u{1}x": [.character("x")],
    ]
    for (text, keys) in sent {
      XCTAssertEqual(KeyReader.keys(in: Array(text.utf8)), keys)
    }
  }
}
