import Foundation
import XCTest

/// `vipkata new`: what it writes verifies once its TODOs are filled in.
final class NewKataTests: XCTestCase {
  func testEveryScaffoldVerifiesWithItsTODOsFilledIn() throws {
    let course = try BrokenCourse()
    let program = course.program

    let tests = try program.run("new", "spies/count-words", "--kind", "tests")
    let carrying = try program.run("new", "good/more-words", "--carries", "plurals")
    try course.fillInTODOs()
    let result = try program.run("verify")

    XCTAssertEqual([tests.status, carrying.status], [0, 0])
    XCTAssertEqual(result.status, 0, result.output)
    assertContains(result.output, "3 of 3 katas verified, 0 findings")
  }

  func testAKataThatExistsIsNeverOverwritten() throws {
    let course = try BrokenCourse()
    let brief = course.program.folder.appendingPathComponent(
      "Course/Katas/01-good/01-plurals/README.md")
    let before = try String(contentsOf: brief, encoding: .utf8)

    let result = try course.program.run("new", "good/plurals")

    XCTAssertEqual(result.status, 2)
    assertContains(result.errors, "good/plurals exists already")
    XCTAssertEqual(try String(contentsOf: brief, encoding: .utf8), before)
  }

  /// Wherever the first kata of a course goes, the next one and `list` find it.
  func testACoursesFolderKeepsWhatIsMadeForIt() throws {
    let program = try BuiltProgram()
    let made = ["empty/Katas", "empty/Solutions", "parent/by-its-name", "parent/Solutions"]
    for folder in ["empty", "parent/by-its-name/01-good"] {
      try FileManager.default.createDirectory(
        at: program.folder.appendingPathComponent(folder), withIntermediateDirectories: true)
    }

    for course in ["empty", "parent/by-its-name"] {
      for name in ["one", "two"] {
        let result = try program.run("new", "good/\(name)", "--course", course)
        XCTAssertEqual(result.status, 0, result.errors)
      }
      assertContains(try program.run("list", "--course", course).output, "0 of 2")
    }

    XCTAssertEqual(
      Set(program.files().keys.map { $0.split(separator: "/").prefix(2).joined(separator: "/") }),
      Set(made))
  }

  func testANameThatIsNoneIsRefused() throws {
    let course = try BrokenCourse()

    for name in ["plurals", "Good/Plurals", "good/../plurals", "good/"] {
      let result = try course.program.run("new", name)
      XCTAssertEqual(result.status, 2, name)
      assertContains(result.errors, "is no name for a kata")
    }
  }
}
