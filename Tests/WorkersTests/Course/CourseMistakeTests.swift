import Foundation
import XCTest

@testable import vipkata

/// Instructors' mistakes that are found when a course is read: each gets one finding,
/// and the other kata still works.
final class CourseMistakeTests: XCTestCase {
  private let broken = "02-broken/01-kata"

  /// Adds a second kata and breaks it.
  /// - Parameter findings: each as `check file: message`, with the file relative to `Katas`.
  private func assert(
    _ findings: String..., manifest: String = "", line: UInt = #line,
    breaking: (CourseSeed) throws -> Void = { _ in }
  ) throws {
    let seed = try CourseSeed()
    try seed.kata(broken, manifest: manifest)
    try breaking(seed)

    let course = try seed.course.course(isThorough: true)

    XCTAssertEqual(course.katas.map { "\($0.number) \($0.id)" }, ["1 sound/kata"], line: line)
    XCTAssertEqual(
      course.problems.map { "\($0.check.rawValue) \($0.place.dropFirst(6)): \($0.message)" },
      findings,
      line: line)
  }

  func testAMissingManifest() throws {
    try assert(
      "manifest \(broken)/kata.json: kata.json is missing: a kata needs one with \"title\" and "
        + "\"module\"."
    ) { try $0.folder.remove("Katas/\(broken)/kata.json") }
  }

  func testMissingParts() throws {
    for (name, meaning) in [
      "README.md": "the brief", "HINTS.md": "the hints", "Tests": "the suite",
    ] {
      try assert("files \(broken)/\(name): \(name) is missing: it holds \(meaning).") {
        try $0.folder.remove("Katas/\(broken)/\(name)")
      }
    }
    try assert(
      "files \(broken)/Starter: Starter is missing: it holds the suite.",
      manifest: "\"kind\": \"tests\""
    ) {
      for part in ["Starter", "Tests"] { try $0.folder.remove("Katas/\(broken)/\(part)") }
    }
    try assert(
      "files \(broken)/Tests: a kata of kind tests has no folder Tests: move the suite that "
        + "learners begin with to Katas/\(broken)/Starter, and the finished one to "
        + "Solutions/\(broken).", manifest: "\"kind\": \"tests\""
    ) { try $0.folder.remove("Katas/\(broken)/Starter") }
  }

  func testSymbolicLinksAreRefusedWhereverTheyLead() throws {
    for name in ["Starter/Link.swift", "Tests/Link.swift", "Mutants", "notes.txt"] {
      try assert("files \(broken): \(name) is a symbolic link: put the file itself there.") {
        try $0.link("\(broken)/\(name)", to: "Katas/01-sound/01-kata")
      }
    }
    try assert("files \(broken): kata.json is not a plain file: put the file itself there.") {
      try $0.folder.remove("Katas/\(broken)/kata.json")
      try $0.link("\(broken)/kata.json", to: "Katas/01-sound/01-kata/kata.json")
    }
  }

  func testAKataOrAStageThatIsALinkToAnotherPlaceIsRefused() throws {
    for (linked, name) in [(broken, "01-kata"), ("02-broken", "02-broken")] {
      try assert("files \(broken): \(name) is a symbolic link: put the folder itself there.") {
        try FileManager.default.moveItem(
          at: $0.folder["Katas/\(linked)"], to: $0.folder["elsewhere"])
        try $0.link(linked, to: "elsewhere")
      }
    }
  }

  /// Reading a pipe would wait for ever.
  func testWhatCannotBeReadToItsEndIsRefused() throws {
    for name in ["Starter/Pipe.swift", "Pipe"] {
      try assert("files \(broken): \(name) is not a plain file: remove it.") {
        XCTAssertTrue($0.fifo("\(broken)/\(name)"))
      }
    }
    try assert("files \(broken): kata.json is not a plain file: put the file itself there.") {
      try $0.folder.remove("Katas/\(broken)/kata.json")
      XCTAssertTrue($0.fifo("\(broken)/kata.json"))
    }
    try assert("files \(broken): kata.json is larger than 1000000 bytes.") {
      try $0.folder.write(
        String(repeating: " ", count: 1_000_001), to: "Katas/\(broken)/kata.json")
    }
  }

  func testTooManyFilesAndTooDeepFoldersAreRefused() throws {
    try assert("files \(broken): Tests holds more than 1000 files.") { seed in
      for number in 0...1_000 { try seed.folder.write("", to: "Katas/\(broken)/Tests/\(number)") }
    }
    try assert(
      "files \(broken): Tests/1/2/3/4/5/6/7 is too deep: eight folders are enough."
    ) { try $0.folder.write("", to: "Katas/\(broken)/Tests/1/2/3/4/5/6/7/8/A.swift") }
  }

  /// Green code is kept in a folder named after the id, with the journal beside it.
  func testAnIdThatIsNoName() throws {
    for (folder, id) in [
      ("02-../01-journal.jsonl", "../journal.jsonl"), ("02-a/01-..", "a/.."),
      ("02-a/01-two words", "a/two words"),
    ] {
      try assert(
        "id \(folder): \(id) is not a kata's id: rename the folder so that after its number "
          + "it has only letters, digits, \"-\", \"_\" and \".\", and no \".\" first."
      ) {
        try $0.folder.remove("Katas/02-broken")
        try $0.kata(folder)
      }
    }
  }

  func testADuplicateID() throws {
    try assert(
      "id 01-sound/07-kata/kata.json: its id sound/kata is taken by 01-sound/01-kata: "
        + "rename one of the folders."
    ) {
      try $0.folder.remove("Katas/02-broken")
      try $0.kata("01-sound/07-kata")
    }
  }

  func testCarriesThatDoNotExistOrGoInACircle() throws {
    try assert(
      "carries \(broken)/kata.json:1: it carries sound/kaat, which does not exist: did you mean "
        + "sound/kata?", manifest: "\"carries\": \"sound/kaat\"")
    try assert(
      "carries \(broken)/kata.json:1: it carries broken/katas, which does not exist.",
      manifest: "\"carries\": \"broken/katas\"")
    let circle = "\"carries\" leads round in a circle:"
    try assert(
      "carries \(broken)/kata.json:1: \(circle) broken/kata → broken/kata.",
      manifest: "\"carries\": \"broken/kata\"")
    try assert(
      "carries \(broken)/kata.json:1: \(circle) broken/kata → broken/more → broken/kata.",
      "carries 02-broken/02-more/kata.json:1: \(circle) broken/more → broken/kata → broken/more.",
      manifest: "\"carries\": \"broken/more\""
    ) { try $0.kata("02-broken/02-more", manifest: "\"carries\": \"broken/kata\"") }
  }

  func testAKataThatCarriesABrokenOneIsToldSo() throws {
    try assert(
      "support \(broken)/kata.json:1: \"support\" names KataIU, but there is no folder "
        + "Support/KataIU: did you mean KataUI?",
      "carries 02-broken/02-more/kata.json:1: it carries broken/kata, which has a mistake: fix "
        + "that first.",
      "carries 02-broken/03-last/kata.json:1: it carries broken/kata, which has a mistake: fix "
        + "that first.", manifest: "\"support\": [\"KataIU\"]"
    ) {
      try $0.folder.write("", to: "Katas/Support/KataUI/View.swift")
      try $0.kata("02-broken/02-more", manifest: "\"carries\": \"broken/kata\"")
      try $0.kata("02-broken/03-last", manifest: "\"carries\": \"broken/more\"")
    }
  }
}
