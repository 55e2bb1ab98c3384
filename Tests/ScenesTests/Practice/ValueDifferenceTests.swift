import Entities
import XCTest

@testable import Scenes

/// What differs between the value that a test got and the one it expected.
final class ValueDifferenceTests: XCTestCase {
  private func text(_ actual: String, _ expected: String) -> String {
    ValueDifference(actual: actual, expected: expected).lines.map(\.text).joined(separator: "\n")
  }

  func testThePartThatDiffersIsMarked() {
    XCTAssertEqual(
      text("Hello Ada!", "Hello, Ada!"),
      """
            got       Hello Ada!
            expected  Hello, Ada!
                           ^
      """)
  }

  func testTheMarkIsAsWideAsTheLongerPart() {
    XCTAssertEqual(
      text("total 9 €", "total 12.50 €"),
      """
            got       total 9 €
            expected  total 12.50 €
                            ^^^^^
      """)
  }

  func testOnlyWhatDiffersIsColored() {
    let lines = ValueDifference(actual: "abcX", expected: "abcY").lines
    XCTAssertEqual(lines[0].spans.filter { $0.style == .bad }.map(\.text), ["X"])
    XCTAssertEqual(lines[1].spans.filter { $0.style == .good }.map(\.text), ["Y"])
  }

  func testValuesWithNothingInCommonAreNotMarked() {
    XCTAssertEqual(text("2", "1"), "      got       2\n      expected  1")
    XCTAssertEqual(text("", "Hello"), "      got       (empty)\n      expected  Hello")
  }

  func testSeveralLinesAreADiff() {
    XCTAssertEqual(
      text("one\ntwo\nthree", "one\n2\nthree\nfour"),
      """
            from what it got (-) to what was expected (+):
              one
            - two
            + 2
              three
            + four
      """)
  }

  func testLongListsAreADiffOfTheirElements() {
    XCTAssertEqual(
      text(
        #"[Event.loading(true), Event.asked(email: "a, (b", password: "c")]"#,
        #"[Event.asked(email: "a, (b", password: "c"), Event.loading(true)]"#),
      """
            from what it got (-) to what was expected (+):
            - Event.loading(true)
              Event.asked(email: "a, (b", password: "c")
            + Event.loading(true)
      """)
  }

  func testAListThatFitsAnEmptyOneAndAListOfOneAreMarked() {
    let long = String(repeating: "x", count: 70)
    XCTAssertEqual(text("[1, 2]", "[1, 3]").split(separator: "\n").count, 3)
    XCTAssertTrue(text("[]", "[1, \(long)]").contains("got       []"))
    XCTAssertTrue(text("[\(long)1]", "[\(long)2]").hasSuffix("^"))
  }

  func testRepeatedLinesKeepTheirOrder() {
    XCTAssertEqual(
      text("a\nb\na", "b\na"),
      """
            from what it got (-) to what was expected (+):
            - a
              b
              a
      """)
  }

  func testSeveralLinesBesideOneStandBelowEachOther() {
    XCTAssertEqual(
      text("Total:", "Total:\n9 €"),
      """
            got       Total:
            expected  Total:
                      9 €
      """)
  }
}
