import XCTest

@testable import vipkata

final class HintsTests: XCTestCase {
  private let hints = Hints(
    markdown: """
      # Hints

      Words before the first section belong to no hint.

      ## 1

      Where is the text made?

      Look there.

      ## testEmptyEmailIsPresented
      The presenter was not told.

      ## 2
      In the presenter.
      """)

  func testAMarkOfTheEncodingHidesNoHint() {
    XCTAssertEqual(Hints(markdown: "\u{FEFF}## 1\nLook.\n").graded, ["Look."])
  }

  func testNumberedSectionsAreGradedHintsInOrder() {
    XCTAssertEqual(
      hints.graded, ["Where is the text made?\n\nLook there.", "In the presenter."],
      "bodies without the empty lines around them")
  }

  func testANamedSectionIsForTheTestOfThatName() {
    XCTAssertEqual(
      hints.forTests, ["testEmptyEmailIsPresented": "The presenter was not told."])
  }

  func testASectionWithoutWordsIsNoHint() {
    let hints = Hints(markdown: "## 1\n\n## 2\nLook.\n\n## testA\n  \n")

    XCTAssertEqual(hints, Hints(graded: ["Look."]))
  }

  func testTitlesThatStandThereTwiceOrOutOfOrderAreNotedWithTheirLine() {
    func slips(_ titles: String...) -> [Hints.Slip] {
      Hints(markdown: "\u{FEFF}" + titles.map { "## \($0)\nLook.\n" }.joined()).slips
    }
    XCTAssertEqual(hints.slips, [])
    XCTAssertEqual(slips("1", "2", "error: a", "testA"), [])
    XCTAssertEqual(
      slips("1", "2", "2", "3", "testA", "testA"),
      [Hints.Slip(line: 5, title: "2"), Hints.Slip(line: 11, title: "testA")])
    XCTAssertEqual(slips("1", "3", "4"), [Hints.Slip(line: 3, title: "3", expected: 2)])
    XCTAssertEqual(slips("2", "1"), [Hints.Slip(line: 1, title: "2", expected: 1)])
  }

  func testLinesThatEndInCRLFAreRead() {
    let hints = Hints(markdown: "## 1\r\n\r\nFirst.\r\nMore.\r\n\r\n## testA\r\nSecond.\r\n")

    XCTAssertEqual(hints, Hints(graded: ["First.\nMore."], forTests: ["testA": "Second."]))
  }

  private func keys(failing: String...) -> [String] {
    hints.sequence(failing: failing).map(\.key.description)
  }

  func testTheHintForTheFirstFailingTestComesFirst() {
    XCTAssertEqual(keys(), ["1", "2"])
    XCTAssertEqual(
      keys(failing: "testEmptyEmailIsPresented", "testOther"),
      ["testEmptyEmailIsPresented", "1", "2"])
    XCTAssertEqual(
      keys(failing: "testOther", "testEmptyEmailIsPresented"), ["1", "2"],
      "the learner is not shown that test yet")
  }

  func testWordsOnACompileErrorAreNoHint() {
    let hints = Hints(markdown: "## 1\nLook.\n## error: is a 'let' constant\nWrite self.")

    XCTAssertEqual(hints.forErrors, ["is a 'let' constant": "Write self."])
    XCTAssertEqual(hints.sequence(failing: ["testA"]).map(\.key.description), ["1"])
    XCTAssertEqual(hints.forTests, [:])
  }

  func testAHintMayNameItsTestInFull() {
    let hints = Hints(forTests: ["LoginTests.testA": "for a"])

    XCTAssertEqual(
      hints.sequence(failing: ["testA"]), [Hint(key: .test("LoginTests.testA"), text: "for a")],
      "as a mutant may")
    XCTAssertEqual(hints.sequence(failing: ["estA"]), [], "a part of the name is another test")
  }

  func testAKeyIsReadAsItWasWritten() {
    for (text, key) in [
      ("2", Hint.Key.step(2)), ("02", .test("02")), ("bug: told twice", .bug("told twice")),
      ("testA", .test("testA")),
    ] {
      XCTAssertEqual(Hint.Key(text), key)
      XCTAssertEqual(key.description, text)
    }
  }
}
