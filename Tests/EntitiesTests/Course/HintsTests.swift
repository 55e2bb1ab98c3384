import Entities
import XCTest

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

  func testLinesThatEndInCRLFAreRead() {
    let hints = Hints(markdown: "## 1\r\n\r\nFirst.\r\nMore.\r\n\r\n## testA\r\nSecond.\r\n")

    XCTAssertEqual(hints, Hints(graded: ["First.\nMore."], forTests: ["testA": "Second."]))
  }

  func testWithoutAFailingTestTheGradedHintsComeInOrder() {
    XCTAssertEqual(
      hints.sequence(failing: []),
      [
        Hint(key: "1", text: "Where is the text made?\n\nLook there."),
        Hint(key: "2", text: "In the presenter."),
      ])
  }

  func testTheHintForTheFailingTestComesFirst() {
    let keys = hints.sequence(failing: ["testEmptyEmailIsPresented", "testOther"]).map(\.key)

    XCTAssertEqual(keys, ["testEmptyEmailIsPresented", "1", "2"])
  }

  func testAHintForATestThatTheLearnerIsNotShownWaits() {
    let keys = hints.sequence(failing: ["testOther", "testEmptyEmailIsPresented"]).map(\.key)

    XCTAssertEqual(keys, ["1", "2"])
  }

  func testOnlyTheFirstFailingTestCounts() {
    let hints = Hints(graded: ["graded"], forTests: ["testA": "for a", "testB": "for b"])

    XCTAssertEqual(
      hints.sequence(failing: ["testB", "testA"]),
      [Hint(key: "testB", text: "for b"), Hint(key: "1", text: "graded")])
  }

  func testAHintMayNameItsTestInFull() {
    let hints = Hints(forTests: ["LoginTests.testA": "for a"])

    XCTAssertEqual(
      hints.sequence(failing: ["testA"]), [Hint(key: "LoginTests.testA", text: "for a")],
      "as a mutant may")
    XCTAssertEqual(hints.sequence(failing: ["estA"]), [], "a part of the name is another test")
  }
}
