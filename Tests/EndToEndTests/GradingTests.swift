import Foundation
import XCTest

/// Many learners' work, run again by their teacher.
final class GradingTests: XCTestCase {
  private static let odd = "=1+1 <b>`x`\n# Top"

  /// A class with everything in it that one has.
  private func room() throws -> ClassRoom {
    let room = try ClassRoom()
    try room.add("ada", BuiltProgram.greeting)
    try room.add("bea", BuiltProgram.greeting)
    try room.add("cyd", "viewController?.displaySay(viewModel: .init(text: \"Hullo!\"))")
    try room.add("dan", "let number: Int = \"one\"")
    try room.add("eve", "exit(0)", imports: "import Foundation\n")
    try room.add("fay", nil)
    try room.add(Self.odd, BuiltProgram.greeting)
    let linked = try room.add("ivo", nil).appendingPathComponent(room.presenter)
    try FileManager.default.removeItem(at: linked)
    try FileManager.default.createSymbolicLink(
      at: linked,
      withDestinationURL: room.course.appendingPathComponent(
        "Solutions/\(BuiltProgram.hello)/GreetingPresenter.swift"))
    let piped = try room.add("jim", nil).appendingPathComponent(room.presenter)
    try FileManager.default.removeItem(at: piped)
    XCTAssertEqual(mkfifo(piped.path, 0o600), 0)
    try addCheckout(to: room)
    return room
  }

  /// Committed early, written to late, and with a configuration that would run a program.
  private func addCheckout(to room: ClassRoom) throws {
    try room.add("gus", BuiltProgram.greeting, at: "Workspace")
    for words in [["init", "--quiet"], ["add", "."]] {
      try room.git(words[0], words[1], by: "gus", on: "2026-11-01")
    }
    try room.git("commit", "--quiet", "-m", "Done", by: "gus", on: "2026-11-01")
    let config = room.folder(of: "gus").appendingPathComponent(".git/config")
    let trap = "[core]\n\trepositoryformatversion = 0\n\tfsmonitor = \"touch 'TRAP'\"\n"
    try trap.replacingOccurrences(of: "TRAP", with: room.program.folder.path + "/sprung")
      .write(to: config, atomically: true, encoding: .utf8)
    for name in ["ada", "bea"] {
      let scene = room.folder(of: name).appendingPathComponent(room.presenter)
        .deletingLastPathComponent()
      let day = try XCTUnwrap(
        ISO8601DateFormatter().date(from: "2026-11-\(name == "ada" ? "02" : "03")T12:00:00Z"))
      for file in try FileManager.default.contentsOfDirectory(atPath: scene.path) {
        try FileManager.default.setAttributes(
          [.modificationDate: day], ofItemAtPath: scene.appendingPathComponent(file).path)
      }
    }
  }

  func testEachLearnerGetsWhatTheirWorkIsWorth() throws {
    let room = try room()
    let program = room.program

    let grades = try room.grades("--results", "all.json")

    XCTAssertEqual(
      grades.mapValues(\.outcome),
      [
        "ada": "green", "bea": "green", "cyd": "red", "dan": "build-failed", "eve": "crashed",
        "fay": "not-begun", Self.odd: "green", "ivo": "unreadable", "jim": "unreadable",
        "gus": "green",
      ])
    XCTAssertEqual(grades["ada"]?["points"] as? Int, 10)
    XCTAssertEqual(grades["cyd"]?["points"] as? Int, 0)
    XCTAssertEqual(grades["eve"]?["suspicious"] as? [String], ["exit"])
    // Four of the same work are one run.
    XCTAssertEqual(room.verdicts().count, 4)

    try assertShardsMakeTheWhole(program)
    try assertJUnitIsXML(program)
    try assertLateness(room)
  }

  private func assertShardsMakeTheWhole(_ program: BuiltProgram) throws {
    for number in 1...3 {
      let shard = try program.run(
        "grade", "Class", "--shard", "\(number)/3", "--results", "shards/\(number).json")
      assertContains(shard.output, "in shard \(number)/3")
    }
    let whole = try String(
      contentsOf: program.folder.appendingPathComponent("all.json"), encoding: .utf8)
    let merged = try program.run(
      "grade", "--merge", "shards/3.json", "shards/1.json", "shards/2.json", "--format", "json")
    XCTAssertEqual(merged.output, whole)
    XCTAssertEqual(merged.status, 1)
  }

  func testALearnersFolderIsNotTheCourse() throws {
    let room = try ClassRoom()
    let program = room.program
    try room.add("Katas", nil)
    let files = FileManager.default
    for name in ["Katas", "Class/Katas/Katas"] {
      try files.copyItem(
        at: room.course.appendingPathComponent("Katas"),
        to: program.folder.appendingPathComponent(name))
    }
    try files.removeItem(at: program.folder.appendingPathComponent("Katas/01-models"))
    program.environment["VIPKATA_COURSE"] = nil
    let own = program.folder.appendingPathComponent("Katas").path

    for (place, folder) in [("Class", "."), ("Class/Katas", "..")] {
      let result = try program.run(
        ["grade", folder], in: program.folder.appendingPathComponent(place))
      assertContains(result.output, "Graded by the course in \(own)")
      assertContains(result.output, "0 of 10 points")
      assertContains(result.errors, "/Katas is to be graded, and is not taken")
    }
  }

  private func assertJUnitIsXML(_ program: BuiltProgram) throws {
    let names = XMLNames(try program.run("grade", "Class", "--format", "junit").output)
    XCTAssertEqual(names.cases.count, 20)
    XCTAssertEqual(names.failures, 3)
  }

  private func assertLateness(_ room: ClassRoom) throws {
    let late = try room.grades("--deadline", "2026-11-02", "--since", "2026-11-02T06:00")
    // A commit counts, not when its files were checked out.
    XCTAssertEqual(late["gus"]?["kata"] as? String, "models/first-request")
    XCTAssertEqual(late["ada"]?["late"] as? Bool, false)
    XCTAssertEqual(late["bea"]?["late"] as? Bool, true)
    XCTAssertEqual(late["bea"]?["time"] as? String, "files")
    XCTAssertEqual(late["cyd"]?["late"] as? Bool, true)
    XCTAssertFalse(
      FileManager.default.fileExists(
        atPath: room.program.folder.appendingPathComponent("sprung").path))
  }

  /// The code writes the events that a green suite would have, or mends those that a red one had.
  func testEventsOfTheLearnersOwnCountForNothing() throws {
    try requireTools("bwrap --ro-bind / / --unshare-all true")
    let room = try ClassRoom()
    let forge = """
      import Foundation

      let events = (ProcessInfo.processInfo.environment["VIPKATA_PACKAGE"] ?? "") + "/xctest.jsonl"

      func heard() -> String { (try? String(contentsOfFile: events, encoding: .utf8)) ?? "" }

      func forge(_ text: String) {
        if let file = fopen(events, "w") {
          fputs(text, file)
          fclose(file)
        }
        for descriptor in Int32(3)..<64 {
          _ = ("\\n" + text + "\\n").withCString { write(descriptor, $0, strlen($0)) }
        }
      }

      """
    let green =
      [
        "GreetingCycleTests.testTheCycleEndsOnTheView",
        "GreetingPresenterTests.testTheViewModelCarriesTheWholeSentence",
        "GreetingPresenterTests.testEveryNameGetsItsOwnGreeting",
        "GreetingPresenterTests.testTheViewIsToldOnce",
      ].map { test in
        #"{"event":"started","test":"\#(test)"}"# + "\n"
          + #"{"event":"finished","test":"\#(test)","failures":"0"}"# + "\n"
      }.joined() + #"{"event":"ended"}"#
    try room.add(
      "eve", "forge(##\"\"\"\n\(green)\n\"\"\"##); exit(0)", imports: forge)
    try room.add(
      "kim",
      #"""
      atexit {
        let kept = heard().split(separator: "\n").filter { !$0.contains("failed") }
        forge(kept.joined(separator: "\n").replacing("failures\":\"1", with: "failures\":\"0"))
        _exit(0)
      }
      """#, imports: forge)

    XCTAssertEqual(
      try room.grades().mapValues(\.outcome), ["eve": "crashed", "kim": "red"])
  }

  func testAKillLosesOnlyTheRunInHand() throws {
    let room = try ClassRoom()
    try room.add("ada", BuiltProgram.greeting)
    let zoe = try room.add("zoe", "while true {}")
    let first = try room.program.start(["grade", "Class"])
    while room.verdicts().isEmpty, first.process.isRunning {}
    XCTAssertTrue(first.process.isRunning)
    kill(first.process.processIdentifier, SIGKILL)
    _ = try first.result()
    let kept = room.verdicts()
    while try !room.program.processesLeft().isEmpty {}

    try room.write("/* now */ " + BuiltProgram.greeting, into: zoe)
    let grades = try room.grades()

    XCTAssertEqual(grades.mapValues(\.outcome), ["ada": "green", "zoe": "green"])
    XCTAssertEqual(kept.count, 1)
    XCTAssertEqual(room.verdicts().filter { kept[$0.key] != nil }, kept)
  }
}
