import Foundation
import TestSupport
import XCTest

/// `vipkata new`: the files that it writes verify once their TODOs are filled in.
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
    guard Sample.isWhole else { return }
    let breaks = try program.run("verify", "--breaks")
    XCTAssertEqual(breaks.status, 0, breaks.output)
    assertContains(breaks.output, "0 of 10 breaks go unnoticed (0.0 %), 0 findings")
  }

  /// Wherever the first kata of a course is created, the next one and `list` find it.
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
        let unfinished = result.output.split(separator: "\n").dropFirst().prefix {
          $0.hasPrefix(" ")
        }
        XCTAssertEqual(
          unfinished.compactMap { $0.split(separator: "/").last },
          ["HINTS.md", "README.md", "kata.json"], result.output)
      }
      assertContains(try program.run("list", "--course", course).output, "0 of 2")
    }

    XCTAssertEqual(
      Set(program.files().keys.map { $0.split(separator: "/").prefix(2).joined(separator: "/") }),
      Set(made))
  }
}
