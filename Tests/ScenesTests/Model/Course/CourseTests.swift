import XCTest

@testable import vipkata

final class CourseTests: XCTestCase {
  private let course = Course(
    katas: [
      Seeds.kata("interactor/validate", number: 1),
      Seeds.kata("interactor/validate-then-ask", number: 2),
      Seeds.kata("presenter/plurals", number: 3), Seeds.kata("worker/validate", number: 4),
    ],
    problems: [
      CourseProblem(
        check: .manifest, kata: "03-presenter/07-dates", file: "kata.json", message: "m")
    ])

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
}
