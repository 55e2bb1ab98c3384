import Entities
import XCTest

@testable import Scenes

/// Phrases, failures and JSON that all presenters share.
final class WordingTests: XCTestCase {
  func testOneIsOneAndSecondsHaveATenth() {
    XCTAssertEqual(Wording.count(1, "check"), "1 check")
    XCTAssertEqual(Wording.count(0, "check"), "0 checks")
    XCTAssertEqual(Wording.count(12, "suite run"), "12 suite runs")
    XCTAssertEqual(Wording.seconds(0.61), "0.6 s")
    XCTAssertEqual(Wording.seconds(61.04), "61.0 s")
  }

  func testTextIsBrokenBetweenWordsAndALongWordStaysWhole() {
    XCTAssertEqual("told the presenter".wrapped(to: 8), ["told the", "presenter"])
    XCTAssertEqual(
      "see https://example.org/a/long/path now".wrapped(to: 10),
      ["see", "https://example.org/a/long/path", "now"])
    XCTAssertEqual("".wrapped(to: 10), [""])
  }

  func testAMistakeOfTheCourseNamesItsFile() {
    let said = FailurePage(error: Seeds.problem("\"title\" is missing.")).said

    XCTAssertEqual(
      said, UserError("Katas/02-presenter/03-dates/kata.json: \"title\" is missing."))
  }

  func testAnErrorKeepsItsOwnWordsAndStatus() {
    XCTAssertEqual(
      FailurePage(error: UserError("red", status: .red)).page.status, .red)
    XCTAssertEqual(FailurePage(error: Described()).page.text, "error: the disk is full")
    XCTAssertEqual(FailurePage(error: Described()).page.status, .failed)
    XCTAssertEqual(FailurePage(error: Plain.broken).page.text, "error: broken")
  }

  func testAFailureWithoutAMendHasNoSuchKey() throws {
    XCTAssertEqual(
      try ParsedJSON(JSONPage.page(failure: Described())),
      ["schema": 1, "error": "the disk is full"])
  }

  func testCtrlCIsNoObject() {
    XCTAssertEqual(
      JSONPage.page(failure: Interrupted()), Page(lines: [], status: .interrupted))
  }

  func testHostileTextStaysInItsString() throws {
    let text = "\u{1b}[2J \"quoted\"\n</script>\u{0}"
    let page = JSONPage.page(failure: UserError(text))

    XCTAssertEqual(try ParsedJSON(page)["error"], .string(text))
    XCTAssertFalse(page.text.contains("\u{1b}"), "escaped, so that a terminal obeys nothing")
  }

  private struct Described: Error, CustomStringConvertible {
    let description = "the disk is full"
  }

  private enum Plain: Error {
    case broken
  }
}
