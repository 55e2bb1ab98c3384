import XCTest

@testable import vipkata

final class CourseTests: XCTestCase {
  private let course = Course(
    katas: [
      Seeds.kata("interactor/validate", number: 1),
      Seeds.kata("interactor/validate-then-ask", number: 2),
      Seeds.kata("presenter/plurals", number: 3), Seeds.kata("worker/validate", number: 4),
    ],
    problems: [Seeds.problem("\"titel\" is no key.", kata: "03-presenter/07-dates")])

  private func matching(_ word: String) -> [String] {
    course.katas(matching: word).map(\.id.description)
  }

  func testANumberIsTheNumberFromTheList() {
    XCTAssertEqual(matching("3"), ["presenter/plurals"])
    XCTAssertEqual(matching("9"), [], "there is no ninth kata, and 9 is in no name")
  }

  func testAnExactNameIsNotAPartOfAnother() {
    XCTAssertEqual(matching("interactor/validate"), ["interactor/validate"])
    XCTAssertEqual(matching("validate"), ["interactor/validate", "worker/validate"])
  }

  func testAPartOfTheIdIsEnough() {
    XCTAssertEqual(matching("plu"), ["presenter/plurals"])
    XCTAssertEqual(matching("03-presenter/01-plurals"), ["presenter/plurals"], "its folder")
    XCTAssertEqual(course.katas(ofStage: "03-presenter").map(\.number), [3])
    XCTAssertEqual(matching("or/val"), ["interactor/validate", "interactor/validate-then-ask"])
    XCTAssertEqual(matching("routing"), [])
  }

  func testAKataThatCannotBeUsedIsFoundByItsIdOrItsFolder() {
    for word in ["presenter/dates", "03-presenter/07-dates", "dates", "presenter"] {
      XCTAssertEqual(course.problems(matching: word), course.problems, word)
    }
    XCTAssertEqual(course.problems(matching: "plurals"), [])
  }

  func testANumberNamesNoKataThatCannotBeUsed() {
    XCTAssertEqual(
      course.problems(matching: "3"), [], "the list does not count it; 03 orders its stage")
  }

  private func assertRefused(
    _ word: String, _ message: String, mend: String, line: UInt = #line
  ) {
    XCTAssertThrowsError(try course.kata(named: word), line: line) { error in
      XCTAssertEqual(UserError(error), UserError(message, mend: mend), line: line)
    }
  }

  func testOfManyFiveAreNamed() {
    let katas = (1...7).map { Seeds.kata("hello/k\($0)", number: $0) }

    XCTAssertThrowsError(try Course(katas: katas).kata(named: "hello")) { error in
      XCTAssertEqual(
        UserError(error).message,
        "\"hello\" fits several katas: hello/k1, hello/k2, hello/k3, hello/k4, hello/k5, ….")
    }
  }

  func testAKataThatCannotBeUsedSaysWhy() {
    for word in ["presenter/dates", "dates"] {
      assertRefused(
        word, "The kata 03-presenter/07-dates cannot be used: \"titel\" is no key.",
        mend: "See Katas/03-presenter/07-dates/kata.json.")
    }
  }

  func testAMistypedWordGetsTheNearestKataSuggested() {
    assertRefused(
      "presenter/plural-s", "There is no kata \"presenter/plural-s\".",
      mend: "Did you mean presenter/plurals?")
    assertRefused(
      "plurasl", "There is no kata \"plurasl\".", mend: "Did you mean plurals?")
  }

  func testAWordThatResemblesNothingIsSentToTheList() {
    assertRefused(
      "xyzzy", "There is no kata \"xyzzy\".", mend: "`vipkata list` shows them all.")
    assertRefused("9", "There is no kata \"9\".", mend: "`vipkata list` shows them all.")
  }
}
