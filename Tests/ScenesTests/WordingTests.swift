import XCTest

@testable import vipkata

/// Phrases, failures and JSON that all presenters share.
final class WordingTests: XCTestCase {
  private let words = Wording(program: "vipkata")

  func testOneIsOneAndSecondsHaveATenth() {
    XCTAssertEqual(Wording.count(1, "check"), "1 check")
    XCTAssertEqual(Wording.count(0, "check"), "0 checks")
    XCTAssertEqual(Wording.count(12, "suite run"), "12 suite runs")
    XCTAssertEqual(Wording.seconds(0.61), "0.6 s")
    XCTAssertEqual(Wording.seconds(61.04), "61.0 s")
  }

  func testWhatToTypeNextMeansTheCourseThatWasNamed() {
    let words = Wording(program: "vipkata", places: " --course 'my c'")

    XCTAssertEqual(words.command("next"), "vipkata next --course 'my c'")
    XCTAssertEqual(
      words.withProgramName(in: "`vipkata verify --fix` writes it; see `vipkata --help`."),
      "`vipkata verify --fix --course 'my c'` writes it; see `vipkata --help`.")
    XCTAssertEqual(words.elsewhere.command("next"), "vipkata next")
  }

  func testTextIsBrokenBetweenWordsAndALongWordStaysWhole() {
    XCTAssertEqual("told the presenter".wrapped(to: 8), ["told the", "presenter"])
    XCTAssertEqual(
      "see https://example.org/a/long/path now".wrapped(to: 10),
      ["see", "https://example.org/a/long/path", "now"])
    XCTAssertEqual("".wrapped(to: 10), [""])
  }

  func testAnErrorKeepsItsOwnWords() {
    XCTAssertEqual(words.page(for: Described()).text, "error: the disk is full")
    XCTAssertEqual(words.page(for: Described()).status, .failed)
    XCTAssertEqual(words.page(for: Plain.broken).text, "error: broken")
  }

  func testCtrlCIsNoObject() {
    let page = words.page(for: Interrupted())

    XCTAssertNil(page.object)
    XCTAssertEqual(page.lines, [])
    XCTAssertEqual(page.status, .interrupted)
  }

  func testHostileTextStaysInItsString() throws {
    let text = "\u{1b}[2J \"quoted\"\n</script>\u{0}"
    let page = words.page(for: UserError(text))

    XCTAssertEqual(try ParsedJSON(page)["error"], .string(text))
    XCTAssertFalse(
      page.object?.text.contains("\u{1b}") ?? true, "escaped, so that a terminal obeys nothing")
  }

  private struct Described: Error, CustomStringConvertible {
    let description = "the disk is full"
  }

  private enum Plain: Error {
    case broken
  }
}
