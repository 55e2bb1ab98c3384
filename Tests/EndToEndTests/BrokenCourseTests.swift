import Foundation
import TestSupport
import XCTest

/// Instructors' mistakes: each is reported by name, and none affects another kata.
final class BrokenCourseTests: XCTestCase {
  private typealias Mistake = BrokenCourse.Mistake

  private let unreadable = Mistake("bad-json", "kata.json is not JSON: see line 2, column 3.") {
    try $0.write("{\n  title: 1\n}\n", to: "kata.json")
  }

  private let unproved = [
    Mistake("red-solution", "the reference solution is not green: PluralsPresenterTests.") {
      try $0.replaceInSolution("things\"", with: "thing\"")
    },
    Mistake("broken-solution", "PluralsPresenter.swift:16: the reference solution does not build: ")
    {
      try $0.replaceInSolution("let text =", with: "let words =")
    },
    Mistake("green-starter", "the starter is green: there is nothing to do.") {
      try Data(contentsOf: $0.solution.appendingPathComponent("PluralsPresenter.swift"))
        .write(to: $0.folder.appendingPathComponent("Starter/PluralsPresenter.swift"))
    },
    Mistake("green-mutant", "the mutant is green: no test notices displaying the same thing twice.")
    {
      try Data(contentsOf: $0.solution.appendingPathComponent("PluralsPresenter.swift")).write(
        to: $0.folder.appendingPathComponent("Mutants/displays-twice/PluralsPresenter.swift"))
    },
    Mistake("broken-suite", "Tests/PluralsPresenterTests.swift:16: the suite does not build with") {
      try $0.replace("XCTAssert", with: "XCTAsert", in: "Tests/PluralsPresenterTests.swift")
    },
    Mistake("broken-mutant", "PluralsPresenter.swift:16: the mutant does not build: ") {
      try $0.replace(
        "let text =", with: "let words =", in: "Mutants/displays-twice/PluralsPresenter.swift")
    },
    Mistake(
      "wrong-fails", "it declares testNothing, which does not fail; it fails testTheViewIsToldOnce"
    ) {
      try $0.replace("\"testTheViewIsToldOnce\"", with: "\"testNothing\"", in: "kata.json")
    },
    Mistake("no-test", "the suite has no test.") {
      try $0.replace("func test", with: "func check", in: "Tests/PluralsPresenterTests.swift")
    },
    Mistake("toothless", "PluralsPresenterTests.testAlways cannot fail") {
      try $0.replace(
        "  func testTheView", with: "  func testAlways() async {}\n\n  func testTheView",
        in: "Tests/PluralsPresenterTests.swift")
    },
    Mistake("needs-order", "the suite is green in one order and red in another") {
      try $0.replace(
        "  func testTheView",
        with: """
            nonisolated(unsafe) static var isReady = false

            func testA() async { Self.isReady = true }

            func testB() async { XCTAssertTrue(Self.isReady, "testA comes first") }

            func testTheView
          """, in: "Tests/PluralsPresenterTests.swift")
    },
    Mistake("sleeps", "PluralsPresenterTests.testTheViewIsToldOnce sleeps") {
      try $0.replace(
        "    sut.presentShow", with: "    usleep(1)\n    sut.presentShow",
        in: "Tests/PluralsPresenterTests.swift")
    },
  ]

  func testEachMistakeIsFoundByNameAndNoneHidesTheGoodKata() throws {
    let course = try BrokenCourse()
    let mistakes = [unreadable] + Sample.of(unproved, every: 6)
    for (index, mistake) in mistakes.enumerated() { try course.add(mistake, number: index + 1) }

    let result = try course.program.run("verify")

    XCTAssertEqual(result.status, 1)
    assertContains(result.output, "✔ good/plurals")
    for mistake in mistakes {
      XCTAssertTrue(
        result.output.split(separator: "\n").contains {
          $0.contains("-\(mistake.kata)") && $0.contains(mistake.finding)
        }, "no \"\(mistake.finding)\" for \(mistake.kata) in:\n\(result.output)")
    }
  }
}
