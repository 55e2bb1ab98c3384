import Foundation
import XCTest

/// A host's `plan.json` in the place, and a hand raised there.
final class PlanSharingTests: SharingTestCase {
  private func write(_ plan: String) throws {
    try plan.write(
      to: sharedFolder().appendingPathComponent("plan.json"), atomically: true, encoding: .utf8)
  }

  private func list() throws -> String {
    let result = try program.run("list")
    XCTAssertEqual(result.status, 0, result.errors)
    XCTAssertEqual(result.errors, "")
    return result.output
  }

  /// Makes the plan's copy look as old as if it was fetched that many hours ago.
  private func age(byHours hours: Double) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -3_600 * hours)],
      ofItemAtPath: sharing.appendingPathComponent("plan.json").path)
  }

  func testAPlanIsKnownFromJoiningOnAndFollowed() throws {
    try write(#"{"text": "Welcome.", "katas": [{"kata": "use-cases", "minutes": 33}]}"#)
    try join(try sharedFolder().path)
    assertContains(try list(), "use-cases  33 min")
    assertContains(try list(), "Your host says: Welcome.")

    try write(#"{"text": "Lunch."}"#)
    try act()
    try eventually("the plan is fetched anew") { try list().contains("Your host says: Lunch.") }
    try waitForPublisher()
    try FileManager.default.removeItem(at: sharedFolder().appendingPathComponent("plan.json"))
    try act()
    try eventually("there is none any more") { try !list().contains("Your host says") }
  }

  func testThePlanOfThePageIsHeededAsAWhole() throws {
    let page = try String(
      contentsOf: BuiltProgram.repository.appendingPathComponent("Katas/Workshop/README.md"),
      encoding: .utf8)
    let block = try XCTUnwrap(Transcript.blocks(in: page).first { $0.language == "json" })
    let tomorrow = Date(timeIntervalSinceNow: 86_400).ISO8601Format().prefix(10)
    try write(block.text.replacingOccurrences(of: "2026-11-30", with: tomorrow))
    try join(try sharedFolder().path)

    let plan = try XCTUnwrap(program.object("list")["plan"] as? [String: Any])
    XCTAssertNil(plan["mistakes"])
    XCTAssertEqual((plan["katas"] as? [Any])?.count, 2)
    XCTAssertEqual(
      Set(plan.keys),
      ["done", "hintsOpen", "katas", "minutesLeft", "next", "solutionsOpen", "text"])
  }

  func testListFetchesWhatHasBecomeOld() throws {
    try join(try sharedFolder().path)
    try waitForPublisher()
    try write(#"{"text": "Lunch."}"#)
    try age(byHours: 0.1)
    try eventually("nobody else did anything") { try list().contains("Your host says: Lunch.") }
  }

  func testAPlaceThatIsAwayLeavesThePlanForADay() throws {
    try write(#"{"text": "Welcome."}"#)
    try join(try sharedFolder().path)
    try waitForPublisher()
    try FileManager.default.removeItem(at: try sharedFolder())
    for (hours, isHeeded) in [(11.9, true), (12.1, false)] {
      try age(byHours: hours)
      XCTAssertEqual(try list().contains("Welcome."), isHeeded, "\(hours)")
    }
  }

  func testAHostilePlanDoesNoMoreThanBeNamedInOneLine() throws {
    try join(try sharedFolder().path)
    let plain = try list().split(separator: "\n", omittingEmptySubsequences: false)
    let file = try sharedFolder().appendingPathComponent("plan.json")
    let hostile: [(String, () throws -> Void)] = [
      ("no JSON", { try self.write("{\"text\": \u{1b}[2J") }),
      ("huge", { try Data(count: 20_000_000).write(to: file) }),
      ("control characters", { try self.write(#"{"text": "a\u001b[31m\nb\u202e"}"#) }),
      ("an unknown kata", { try self.write(##"{"katas": [{"kata": "\u001b]0;x\u0007"}]}"##) }),
      ("another century", { try self.write(#"{"hintsOpen": "2126-01-01T10:00"}"#) }),
      ("a link", { try self.link(file, to: "/etc/passwd") }),
      ("a device", { try self.link(file, to: "/dev/zero") }),
      ("a pipe", { XCTAssertEqual(mkfifo(file.path, 0o600), 0) }),
      (
        "a folder",
        { try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false) }
      ),
    ]
    for (what, put) in hostile {
      try? FileManager.default.removeItem(at: file)
      try put()
      try waitForPublisher()
      try act()
      try waitForPublisher()
      let lines = try list().split(separator: "\n", omittingEmptySubsequences: false)
      let others = lines.filter { !$0.contains("plan.json") }
      XCTAssertEqual(lines.count - others.count, 1, what)
      XCTAssertEqual(others.count, plain.count + 1, "\(what): and an empty line, no more")
      XCTAssertFalse(
        lines.joined().unicodeScalars.contains { $0.value < 32 || $0.value == 0x202e }, what)
    }
  }

  private func link(_ file: URL, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: target)
  }

  /// What is sent was shown on the screen first, and is removed once the hand is down.
  func testCodeIsSentOnlyAfterAYes() throws {
    XCTAssertEqual(try program.run("open", "hello/hello-cycle").status, 0)
    let room = try sharedFolder()
    try join(room.path)
    program.environment["VIPKATA_WORKSPACE"] = program.workspace("").path
    func record() throws -> String {
      try String(contentsOf: room.appendingPathComponent("Ada%20Lovelace.jsonl"), encoding: .utf8)
    }
    for (answer, words) in [("n\n", "Nothing is sent"), ("y\n", "Your hand is up on")] {
      XCTAssertFalse(try record().contains("GreetingPresenter"))
      let terminal = try PseudoTerminal()
      try terminal.start(
        BuiltProgram.executable, ["ask", "Who is the view?", "--with-code"],
        environment: program.environment)
      try terminal.wait(for: "final class GreetingPresenter")
      try terminal.wait(for: "Send this? (y/n)")
      terminal.press(answer)
      try terminal.wait(for: words)
      XCTAssertEqual(terminal.waitForEnd(), 0)
    }
    try eventually("the code is there") { try record().contains("final class GreetingPresenter") }
    let board = try program.run("board", room.path, "--hands")
    assertContains(board.output, "Ada Lovelace, on hello/hello-cycle, 0 min: Who is the view?\n")
    assertContains(board.output, "final class GreetingPresenter")
    XCTAssertEqual(try program.run("ask", "--done").status, 0)
    try eventually("it is gone") { try !record().contains("GreetingPresenter") }
    assertContains(try program.run("board", room.path, "--hands").output, "No hand is up.")
  }
}
