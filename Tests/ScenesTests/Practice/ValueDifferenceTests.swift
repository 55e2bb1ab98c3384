import XCTest

@testable import vipkata

/// The difference between the value that a test got and the one it expected.
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

  func testTheMarkIsAsWideAsThePartAboveIt() {
    XCTAssertEqual(
      text("total 12.50 €", "total 9 €"),
      """
            got       total 12.50 €
            expected  total 9 €
                            ^
      """)
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

  func testAListOfOneBesideALongerOneIsADiffToo() {
    let user = #"User(id: 1, name: "Ada", email: "ada@example.org", message: "none")"#
    XCTAssertEqual(
      text("[\(user)]", "[\(user), B()]"),
      """
            from what it got (-) to what was expected (+):
              \(user)
            + B()
      """)
  }

  func testAListThatFitsAnEmptyOneAndAListOfOneAreMarked() {
    let long = String(repeating: "x", count: 70)
    XCTAssertEqual(text("[1, 2]", "[1, 3]").split(separator: "\n").count, 3)
    XCTAssertTrue(text("[]", "[1, \(long)]").contains("got       []"))
    XCTAssertTrue(text("[\(long)1]", "[\(long)2]").hasSuffix("^"))
  }

  func testFieldsOfALongValueStandALineEach() {
    func value(_ name: String, _ email: String) -> String {
      #"Response(result: .success(User(id: 7, name: "\#(name)", email: "\#(email)", roles: [])))"#
    }
    XCTAssertEqual(
      text(value("Ada", "ada@example.org"), value("Ada", "ADA@example.org")),
      """
            from what it got (-) to what was expected (+):
              Response(result: .success(User(
                id: 7
                name: "Ada"
            -   email: "ada@example.org"
            +   email: "ADA@example.org"
                roles: []
              )))
      """)
  }

  /// plan-a-scene has such lines, of 200 to 400 characters.
  func testOfALongTextTheWindowIsShownInWhichTheTwoPart() {
    let same = String(repeating: "all the same, ", count: 16)
    XCTAssertEqual(
      text("\(same)here it is one, \(same)", "\(same)here it was another, \(same)"),
      """
            got       …, all the same, here it is one, all the same, all the same, al…
            expected  …, all the same, here it was another, all the same, all the sam…
                                               ^^^^^^^^^^^
      """)
  }

  func testNoValueIsWiderThanTheScreen() {
    let long = (0..<60).map { "word\($0)" }.joined(separator: "  ")
    let pairs = [
      (long, "nil"), ("User(name: \(long), age: 1)", "User(name: \(long)!, age: 2)"),
      ("x" + long, "x" + long + "y"), (long + "\n" + long, long), ("[\(long), 2]", "[\(long), 3]"),
      ("\(long)\nb", "\(long)!\nb"), ("日本" + long + "日", "日本" + long + "本"),
    ]
    for (actual, expected) in pairs {
      let lines = ValueDifference(actual: actual, expected: expected).lines
      XCTAssertEqual(lines.filter { $0.columns > 80 }, [])
    }
    let rows = ValueDifference.labelled("got", long, .plain).map { $0.text.dropFirst(16) }
    XCTAssertEqual(rows.joined(), long, "no space is lost")
    XCTAssertEqual(rows.dropLast().filter { !$0.hasSuffix(" ") }, [], "no word is broken")
    let word = String(repeating: "x", count: 70)
    XCTAssertEqual(
      ValueDifference.labelled("got", word, .plain).map { $0.text.dropFirst(16) },
      [word.prefix(64), word.dropFirst(64)], "but one that is wider than the screen")
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
