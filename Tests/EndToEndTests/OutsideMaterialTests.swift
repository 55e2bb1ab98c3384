import Foundation
import XCTest

/// Suites as other courses write them: with all features of Swift Testing.
final class OutsideMaterialTests: XCTestCase {
  private static let suite = """
    import Foundation
    import Testing

    @testable import Leap2Years

    extension Tag {
      @Tag static var calendar: Self
    }

    @Suite("Leap years", .tags(.calendar))
    struct LeapYearTests {
      @Test("Years that leap", arguments: [1996, 2000, 2024])
      func leaps(year: Int) {
        #expect(Year(year).isLeap, "a leap year has a 29th of February")
      }

      @Suite("The exceptions")
      struct Exceptions {
        @Test(arguments: zip([1900, 1970], ["a century", "an ordinary year"]))
        func doesNotLeap(year: Int, because: String) {
          let isLeap = Year(year).isLeap
          #expect(!isLeap, "\\(because) does not leap")
        }
      }

      @Test(.disabled("not before the next century"))
      func twentyOneHundred() {
        #expect(!Year(2100).isLeap)
      }
    }
    """

  private static let leaps = "number % 4 == 0 && (number % 100 != 0 || number % 400 == 0)"

  private static func year(_ body: String) -> String {
    """
    import Foundation

    struct Year {
      let number: Int

      init(_ number: Int) {
        self.number = number
      }

      var isLeap: Bool {
        \(body)
      }
    }

    """
  }

  private func course() throws -> BuiltProgram {
    let program = try BuiltProgram()
    let base = program.folder.appendingPathComponent("Course")
    let files = [
      "Katas/01-dates/01-leap/kata.json": """
      {
        "title": "Leap", "module": "Leap2Years", "learned": "Rules have exceptions.",
        "edit": ["Year.swift"],
        "mutants": {
          "every-fourth": {
            "says": "leaping every fourth year", "fails": ["doesNotLeap"]
          }
        }
      }
      """,
      "Katas/01-dates/01-leap/README.md": "# Leap\n\nSay which years leap.\n",
      "Katas/01-dates/01-leap/HINTS.md": "## 1\n\na\n\n## 2\n\nb\n\n## 3\n\nc\n",
      "Katas/01-dates/01-leap/Starter/Year.swift": Self.year("false"),
      "Katas/01-dates/01-leap/Starter/Calendars.swift":
        "import Foundation\n\nlet gregorian = Calendar(identifier: .gregorian)\n",
      "Katas/01-dates/01-leap/Tests/LeapYearTests.swift": Self.suite,
      "Katas/01-dates/01-leap/Mutants/every-fourth/Year.swift": Self.year("number % 4 == 0"),
      "Solutions/01-dates/01-leap/Year.swift": Self.year(Self.leaps),
    ]
    for (path, text) in files {
      let file = base.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    program.environment["VIPKATA_COURSE"] = base.appendingPathComponent("Katas").path
    return program
  }

  func testSwiftTestingWithAllThatItHasVerifies() throws {
    let result = try course().run("verify")

    // Except for the disabled test, which proves nothing.
    assertContains(result.output, "LeapYearTests.twentyOneHundred is skipped")
    assertContains(result.output, "0 of 1 kata verified, 1 finding")
  }
}
