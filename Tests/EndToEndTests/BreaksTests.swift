import Foundation
import XCTest

/// `verify --breaks`: what it finds with real builds and runs.
final class BreaksTests: XCTestCase {
  /// A suite that lets the presenter keep its view minds all other breaks.
  func testABreakThatATestNoticesIsCountedAndOneThatNoneNoticesIsFound() throws {
    let course = try BrokenCourse()
    let suite = course.program.folder.appendingPathComponent(
      "Course/Katas/01-good/01-plurals/Tests/PluralsPresenterTests.swift")
    let text = try String(contentsOf: suite, encoding: .utf8)
    try text.replacingOccurrences(
      of: "XCTAssertNil(sut.viewController", with: "XCTAssertNil(nil as Int?"
    )
    .write(to: suite, atomically: true, encoding: .utf8)

    let first = try course.program.run("verify", "--breaks")
    let again = try course.program.run("verify", "--breaks", "--format", "json")

    XCTAssertEqual(first.status, 1, first.output)
    assertContains(
      first.output,
      "PluralsPresenter.swift:12: the view controller is held strongly, not weakly, and no test minds."
        + " [break]")
    assertContains(first.output, "of 5 breaks 2 are noticed by no test (40.0 %)")
    XCTAssertEqual(again.status, 1)
    assertContains(again.output, "\"suiteRuns\":0")
  }
}
