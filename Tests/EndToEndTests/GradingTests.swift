import Foundation
import XCTest

/// Many learners' work, run again by their teacher.
final class GradingTests: XCTestCase {
  /// In a checkout the commit's time counts, not the files', and programs that its configuration
  /// names are not run.
  func testShardsMakeTheWholeToTheLetter() throws {
    let room = try ClassRoom()
    let program = room.program
    try room.add("ada", BuiltProgram.greeting)
    try room.add("dan", "let number: Int = \"one\"")
    try room.add("=1+1 <b>`x`\n# Top", BuiltProgram.greeting)
    try room.add("gus", BuiltProgram.greeting, at: "Workspace")
    for words in [["init", "--quiet"], ["add", "."], ["commit", "--quiet", "-m", "Done"]] {
      try room.git(words, by: "gus", on: "2024-11-01")
    }
    let trap = program.folder.appendingPathComponent("sprung").path
    try "[core]\n\trepositoryformatversion = 0\n\tfsmonitor = \"touch '\(trap)'\"\n".write(
      to: room.folder(of: "gus").appendingPathComponent(".git/config"), atomically: true,
      encoding: .utf8)

    let grades = try room.grades("--deadline", "2024-11-02", "--results", "all.json")
    for number in 1...3 {
      let shard = try program.run(
        "grade", "Class", "--deadline", "2024-11-02", "--shard", "\(number)/3", "--results",
        "shards/\(number).json")
      assertContains(shard.output, "in shard \(number)/3")
    }
    let merged = try program.run(
      "grade", "--merge", "shards/3.json", "shards/1.json", "shards/2.json", "--format", "json")

    XCTAssertEqual(merged.status, 1)
    XCTAssertEqual(
      merged.output,
      try String(contentsOf: program.folder.appendingPathComponent("all.json"), encoding: .utf8))
    XCTAssertEqual(
      ["ada", "dan", "gus"].map { grades[$0]?.outcome }, ["green", "build-failed", "green"])
    XCTAssertEqual(["ada", "gus"].map { grades[$0]?["late"] as? Bool }, [true, false])
    XCTAssertFalse(FileManager.default.fileExists(atPath: trap))
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
      assertContains(result.errors, "/Katas is to be graded, so it is not used")
    }
  }

  /// The code writes the events of a green suite, or changes those of a red one.
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
    while room.verdicts().isEmpty, first.process.isRunning { usleep(10_000) }
    XCTAssertTrue(first.process.isRunning)
    kill(first.process.processIdentifier, SIGKILL)
    _ = try first.result()
    let kept = room.verdicts()
    XCTAssertEqual(try room.program.processesLeftInTheEnd(), [])

    try room.program.writeBody("/* now */ " + BuiltProgram.greeting, in: zoe)
    let grades = try room.grades()

    XCTAssertEqual(grades.mapValues(\.outcome), ["ada": "green", "zoe": "green"])
    XCTAssertEqual(kept.count, 1)
    XCTAssertEqual(room.verdicts().filter { kept[$0.key] != nil }, kept)
  }
}
