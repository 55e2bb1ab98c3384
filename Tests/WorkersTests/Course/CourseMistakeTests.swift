import Entities
import Foundation
import Workers
import XCTest

/// Instructors' mistakes that are found when a course is read: each gets one finding,
/// and the other kata still works.
final class CourseMistakeTests: XCTestCase {
  private let broken = "02-broken/01-kata"

  /// Adds a second kata, breaks it, and gives the findings as `check file:line: message`.
  private func findings(_ manifest: String = "", breaking: (CourseSeed) throws -> Void) throws
    -> [String]
  {
    let seed = try CourseSeed()
    try seed.kata(broken, manifest: manifest)
    try breaking(seed)

    let course = try seed.course.course()

    XCTAssertEqual(course.katas.map { "\($0.number) \($0.id)" }, ["1 sound/kata"])
    return course.problems.map { problem in
      let line = problem.line.map { ":\($0)" } ?? ""
      return "\(problem.check) \(problem.file)\(line): \(problem.message)"
    }
  }

  func testAMissingManifest() throws {
    XCTAssertEqual(
      try findings { try $0.folder.remove("Katas/\(broken)/kata.json") },
      [
        "manifest Katas/\(broken)/kata.json: kata.json is missing: a kata needs one with \"title\""
          + " and \"module\"."
      ])
  }

  func testAManifestThatIsNoJSON() throws {
    XCTAssertEqual(
      try findings { try $0.folder.write("{\n  title\n}", to: "Katas/\(broken)/kata.json") },
      ["manifest Katas/\(broken)/kata.json:2: kata.json is no JSON: see line 2, column 3."])
  }

  func testAMisspeltKey() throws {
    XCTAssertEqual(
      try findings("\n\"carrys\": \"sound/kata\"") { _ in },
      [
        "manifest Katas/\(broken)/kata.json:2: kata.json has the unknown key \"carrys\": did you "
          + "mean \"carries\"?"
      ])
  }

  func testMissingParts() throws {
    let parts = [
      "README.md": "the brief", "HINTS.md": "the hints", "Tests": "the suite",
    ]
    for (name, meaning) in parts {
      XCTAssertEqual(
        try findings { try $0.folder.remove("Katas/\(broken)/\(name)") },
        ["files Katas/\(broken)/\(name): \(name) is missing: it holds \(meaning)."])
    }
  }

  func testAKataOfTestsNeedsAStarterInsteadOfASuite() throws {
    XCTAssertEqual(
      try findings("\"kind\": \"tests\"") { try $0.folder.remove("Katas/\(broken)/Starter") },
      ["files Katas/\(broken)/Starter: Starter is missing: it holds the suite."])
  }

  func testSymbolicLinksAreRefusedWhereverTheyLead() throws {
    for name in ["Starter/Link.swift", "Tests/Link.swift", "Mutants", "notes.txt"] {
      XCTAssertEqual(
        try findings { try $0.link("\(broken)/\(name)", to: "Katas/01-sound/01-kata") },
        ["files Katas/\(broken): \(name) is a symbolic link: put the file itself there."])
    }
  }

  func testAManifestThatIsALinkIsNotFollowed() throws {
    XCTAssertEqual(
      try findings { seed in
        try seed.folder.remove("Katas/\(broken)/kata.json")
        try seed.link("\(broken)/kata.json", to: "Katas/01-sound/01-kata/kata.json")
      }, ["files Katas/\(broken): kata.json is no plain file: put the file itself there."])
  }

  func testAKataOrAStageThatIsALinkToAnotherPlaceIsRefused() throws {
    XCTAssertEqual(
      try findings { seed in
        try FileManager.default.moveItem(
          at: seed.folder["Katas/\(broken)"], to: seed.folder["elsewhere"])
        try seed.link(broken, to: "elsewhere")
      }, ["files Katas/\(broken): 01-kata is a symbolic link: put the folder itself there."])
    XCTAssertEqual(
      try findings { seed in
        try FileManager.default.moveItem(
          at: seed.folder["Katas/02-broken"], to: seed.folder["elsewhere"])
        try seed.link("02-broken", to: "elsewhere")
      }, ["files Katas/\(broken): 02-broken is a symbolic link: put the folder itself there."])
  }

  /// Reading one would wait for ever.
  func testAPipeIsRefused() throws {
    for name in ["Starter/Pipe.swift", "Pipe"] {
      XCTAssertEqual(
        try findings { XCTAssertTrue($0.fifo("\(broken)/\(name)")) },
        ["files Katas/\(broken): \(name) is no plain file: remove it."])
    }
    XCTAssertEqual(
      try findings { seed in
        try seed.folder.remove("Katas/\(broken)/kata.json")
        XCTAssertTrue(seed.fifo("\(broken)/kata.json"))
      }, ["files Katas/\(broken): kata.json is no plain file: put the file itself there."])
  }

  func testAHugeManifestIsNotRead() throws {
    XCTAssertEqual(
      try findings { seed in
        try seed.folder.write(
          "{\"title\": \"\(String(repeating: "x", count: 1_000_000))\", \"module\": \"M\"}",
          to: "Katas/\(broken)/kata.json")
      }, ["files Katas/\(broken): kata.json is larger than 1000000 bytes."])
  }

  func testTooManyFilesAndTooDeepFoldersAreRefused() throws {
    XCTAssertEqual(
      try findings { seed in
        for number in 0...1_000 { try seed.folder.write("", to: "Katas/\(broken)/Tests/\(number)") }
      }, ["files Katas/\(broken): Tests holds more than 1000 files."])
    XCTAssertEqual(
      try findings { try $0.folder.write("", to: "Katas/\(broken)/Tests/1/2/3/4/5/6/7/8/A.swift") },
      ["files Katas/\(broken): Tests/1/2/3/4/5/6/7 lies too deep: eight folders are enough."])
  }

  func testADuplicateID() throws {
    XCTAssertEqual(
      try findings { seed in
        try seed.folder.remove("Katas/02-broken")
        try seed.kata("01-sound/07-kata")
      },
      [
        "id Katas/01-sound/07-kata/kata.json: its id sound/kata is taken by 01-sound/01-kata: "
          + "rename one of the folders."
      ])
  }

  func testCarriesThatDoNotExistOrGoInACircle() throws {
    XCTAssertEqual(
      try findings("\"carries\": \"sound/kaat\"") { _ in },
      [
        "carries Katas/\(broken)/kata.json: it carries sound/kaat, which does not exist: did you "
          + "mean sound/kata?"
      ])
    XCTAssertEqual(
      try findings("\"carries\": \"broken/kata\"") { _ in },
      [
        "carries Katas/\(broken)/kata.json: its carries go round in a circle: broken/kata → "
          + "broken/kata."
      ])
    XCTAssertEqual(
      try findings("\"carries\": \"broken/more\"") {
        try $0.kata("02-broken/02-more", manifest: "\"carries\": \"broken/kata\"")
      },
      [
        "carries Katas/\(broken)/kata.json: its carries go round in a circle: broken/kata → "
          + "broken/more → broken/kata.",
        "carries Katas/02-broken/02-more/kata.json: its carries go round in a circle: broken/more "
          + "→ broken/kata → broken/more.",
      ])
  }

  func testAKataThatCarriesABrokenOneIsToldSo() throws {
    XCTAssertEqual(
      try findings("\"support\": [\"KataIU\"]") { seed in
        try seed.kata("02-broken/02-more", manifest: "\"carries\": \"broken/kata\"")
        try seed.kata("02-broken/03-last", manifest: "\"carries\": \"broken/more\"")
      },
      [
        "support Katas/\(broken)/kata.json: its support module KataIU does not exist: there is no "
          + "Support/KataIU.",
        "carries Katas/02-broken/02-more/kata.json: it carries broken/kata, which has a mistake: "
          + "mend that first.",
        "carries Katas/02-broken/03-last/kata.json: it carries broken/kata, which has a mistake: "
          + "mend that first.",
      ])
  }
}
