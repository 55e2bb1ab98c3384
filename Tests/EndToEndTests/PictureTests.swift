import Foundation
import XCTest

/// The README's pictures must show what the program prints.
/// `VIPKATA_REMAKE_PICTURES=1 swift test --filter PictureTests` makes them again.
final class PictureTests: XCTestCase {
  private var program: BuiltProgram!

  override func setUpWithError() throws {
    program = try BuiltProgram()
  }

  private func assertKept(_ text: String, as name: String, line: UInt = #line) throws {
    let made = TerminalPicture(text: text.trimmingCharacters(in: .newlines)).svg
    let file = BuiltProgram.repository.appendingPathComponent(".github/\(name).svg")
    if ProcessInfo.processInfo.environment["VIPKATA_REMAKE_PICTURES"] != nil {
      try made.write(to: file, atomically: true, encoding: .utf8)
    }
    let kept = try String(contentsOf: file, encoding: .utf8)
    XCTAssertEqual(
      Transcript.withoutDurations(kept), Transcript.withoutDurations(made),
      "\(name).svg is no longer what is printed: VIPKATA_REMAKE_PICTURES=1 makes it anew",
      line: line)
  }

  /// Tests the contrast that the web's accessibility guidelines want for text: 4.5 to 1.
  func testEveryWordOfAPictureIsLegible() throws {
    for name in ["loop", "watch", "list", "play"] {
      let picture = try String(
        contentsOf: BuiltProgram.repository.appendingPathComponent(".github/\(name).svg"),
        encoding: .utf8)
      let colors = picture.matches(of: /fill(?::|=")#([0-9a-f]{6})/).map { String($0.output.1) }
      let ground = try XCTUnwrap(picture.firstMatch(of: /<rect [^>]*fill="#([0-9a-f]{6})/))
      XCTAssertGreaterThan(Set(colors).count, 2)
      for color in Set(colors) where color != ground.output.1 {
        let contrast = (luminance(color) + 0.05) / (luminance(String(ground.output.1)) + 0.05)
        XCTAssertGreaterThan(contrast, 4.5, "#\(color) in \(name)")
      }
    }
  }

  /// How light a color such as `8b949e` is, from 0 to 1.
  private func luminance(_ color: String) -> Double {
    let number = Int(color, radix: 16) ?? 0
    return zip([16, 8, 0], [0.2126, 0.7152, 0.0722]).reduce(0) { sum, part in
      let value = Double(number >> part.0 & 0xff) / 255
      let light = value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      return sum + part.1 * light
    }
  }

  func testTheLoop() throws {
    let program = try PreparedProgram.built()
    var text = ""
    func type(_ words: String) throws {
      let arguments = words.split(separator: " ").map(String.init)
      let result = try program.run(arguments + ["--color", "always"])
      text += "$ swift run vipkata \(words)\n\(result.output)"
    }
    try type("check")
    try type("hint")
    text += "$ $EDITOR \(BuiltProgram.presenter.split(separator: "/").last ?? "")\n"
    try program.writeBody(BuiltProgram.greeting)
    try type("check")
    try assertKept(text, as: "loop")
  }

  /// A learner in the middle of the course.
  func testTheWatchAndItsList() throws {
    let done = try XCTUnwrap(try program.object("list")["katas"] as? [[String: Any]]).prefix(9)
    _ = try program.run("open", "hello-cycle")
    let journal = try FileHandle(forWritingTo: program.workspace(".vipkata/journal.jsonl"))
    try journal.seekToEnd()
    for kata in done {
      let id = try XCTUnwrap(kata["id"] as? String)
      let events = [
        #""event":"checked","verdict":"red""#, #""event":"checked","verdict":"green""#,
        #""event":"solved""#,
      ]
      for event in events {
        try journal.write(
          contentsOf: Data("{\"at\":\"2026-01-01T10:00:00Z\",\"kata\":\"\(id)\",\(event)}\n".utf8))
      }
    }
    _ = try program.run("open", "present-every-outcome")
    let screen = try TmuxScreen(program, "watch")
    _ = try screen.wait(for: "✘ interactor/present-every-outcome  ")
    try screen.press("Escape")
    try assertKept(screen.wait(for: "tests fail", "t test", colors: true), as: "watch")
    try screen.press("l")
    try assertKept(screen.wait(for: "❯", colors: true), as: "list")
  }

  func testAPlayedScene() throws {
    let kata = "07-configurator/01-wire-the-cycle"
    _ = try program.run("open", kata)
    try program.solve(kata)
    let screen = try TmuxScreen(program, "play")
    _ = try screen.wait(for: "▸ [ ▏")
    try screen.press("ada@example.org", "Tab", "love")
    let shown = try screen.wait(
      for: "Use at least 8 characters.", "password: \"love\"", "━▶ ViewModel", colors: true)
    // Empty lines between the screen and its cycle do not matter.
    try assertKept(shown.replacing(/\n(\s*\n){3,}/, with: "\n\n"), as: "play")
    try screen.press("Escape")
  }

  func testTheBoard() throws {
    let room = try Room()
    let katas = try XCTUnwrap(try program.object("list")["katas"] as? [[String: Any]]).prefix(18)
      .map { ($0["id"] as? String ?? "", try mistake(in: $0["folder"] as? String ?? "")) }
    let learners: [(name: String, done: Int, minutes: Double, checks: Int, test: String)] = [
      ("Ada Lovelace", 8, 31, 6, "testEmptyPasswordNeverReachesTheWorker"),
      ("Alan Turing", 10, 4, 2, "testLoadingEndsOnEveryPath"),
      ("Barbara Liskov", 12, 3, 1, "testAFailureIsToldOnce"),
      ("Edsger Dijkstra", 8, 7, 9, "testEmptyPasswordNeverReachesTheWorker"),
      ("Grace Hopper", 17, 12, 4, "testEmptyDescriptionStaysEmpty"),
    ]
    for learner in learners {
      let former = katas.prefix(learner.done).enumerated().map { index, kata in
        Room.journal(
          of: kata.0,
          [("opened", 200), ("checked", 199), ("checked", 198), ("solved", 196 - Double(index))],
          failing: kata.1.fails, looksLike: kata.1.says)
      }.joined()
      let checks = (1...learner.checks).map { number in
        (event: "checked", minutesAgo: learner.minutes * (1 - Double(number) / 10))
      }
      try room.write(
        learner.name, of: katas[learner.done].0,
        [("opened", learner.minutes), ("checked", learner.minutes)] + checks,
        after: former, failing: learner.test)
    }
    try room.write("Ken Thompson", [])
    let result = try room.program.run("board", "place", "--color", "always")
    try assertKept("$ swift run vipkata board room\n\(result.output)", as: "board")
  }

  /// A mistake that a kata knows; in a kata of kind `tests` the learner's own test fails.
  private func mistake(in folder: String) throws -> (fails: String, says: String) {
    let file = BuiltProgram.repository.appendingPathComponent("Katas/\(folder)/kata.json")
    let manifest = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
    let mutants = (manifest?["mutants"] as? [String: [String: Any]] ?? [:]).sorted {
      $0.key < $1.key
    }
    // A mutant that only a rule finds fails no test.
    let mutant = (mutants.first { $0.value["fails"] as? [String] != [] } ?? mutants.first)?.value
    let fails = (mutant?["fails"] as? [String])?.first ?? "testOneScoop"
    return (fails, mutant?["says"] as? String ?? "")
  }
}
