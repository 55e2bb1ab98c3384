#if os(Linux)
  import Foundation
  import XCTest

  /// `kill -9` at any moment: what is left is what some uninterrupted run could have left, and
  /// the next command works.
  ///
  /// The environment's VIPKATA_FAULT_MOMENTS says how many random moments are tried, and
  /// VIPKATA_FAULT_SEED which.
  final class KillFaults: FaultTestCase {
    private static let environment = ProcessInfo.processInfo.environment
    private let moments = environment["VIPKATA_FAULT_MOMENTS"].flatMap(Int.init) ?? 12
    private let seed = environment["VIPKATA_FAULT_SEED"].flatMap(UInt64.init) ?? 8

    /// The workspace after a kill, and after the same command once more.
    private func survives(
      _ done: String, _ command: [String], in harmed: HarmedWorkspace, finalStatus: Int32,
      file: StaticString = #filePath, line: UInt = #line
    ) throws {
      let processes = try harmed.processesLeft()
      let lost = try harmed.lost()
      let list = try harmed.program.object("list")
      XCTAssertNotNil(list["done"] as? Int, done, file: file, line: line)
      let again = try harmed.program.run(command)
      XCTAssertEqual(
        again.status, finalStatus, "\(done): \(again.output)\(again.errors)", file: file, line: line)
      tried(
        Fault(
          done: done, line: "then again: " + harmed.program.firstLine(again), status: 137,
          left: "journal, backups", lost: try lost + harmed.lost(), processes: processes),
        file: file, line: line)
    }

    /// A kill just before each change of the disk that the command makes.
    private func killAtEachStep(
      _ command: [String], finalStatus: Int32, file: StaticString = #filePath, line: UInt = #line
    ) throws {
      let harmed = try HarmedWorkspace()
      var step = 1
      while true {
        try harmed.restore()
        let result = try harmed.run(command, with: .kill(step: step))
        guard result.status == SIGKILL else { break }
        try survives(
          "kill -9 at step \(step) of \(command[0])", command, in: harmed,
          finalStatus: finalStatus, file: file, line: line)
        step += 1
      }
      XCTAssertGreaterThan(step, 10, "steps of \(command[0])", file: file, line: line)
    }

    func testAKillAtEachStepOfReset() throws {
      try killAtEachStep(["reset"], finalStatus: 0)
    }

    func testAKillAtEachStepOfOpen() throws {
      try killAtEachStep(["open", "first-request"], finalStatus: 0)
    }

    /// By the clock: while the compiler and the tests are at work as well.
    func testAKillAtRandomMoments() throws {
      let harmed = try HarmedWorkspace()
      var random = SeededGenerator(seed: seed)
      let commands: [(words: [String], longest: UInt32)] = [
        (["next"], 1_500), (["check"], 1_000), (["reset"], 150),
      ]
      for number in 0..<moments {
        let command = commands[number % commands.count]
        let milliseconds = UInt32.random(in: 0...command.longest, using: &random)
        try harmed.restore()
        // A comment more, so that there is something to compile.
        let presenter = harmed.program.workspace(BuiltProgram.presenter)
        if command.words != ["reset"] {
          let suite = harmed.program.folder.appendingPathComponent(
            "course/Katas/\(BuiltProgram.hello)/Tests/GreetingCycleTests.swift")
          let text = try String(contentsOf: suite, encoding: .utf8)
          try (text + "// \(number)\n").write(to: suite, atomically: true, encoding: .utf8)
        }
        XCTAssertTrue(FileManager.default.fileExists(atPath: presenter.path))
        let running = try harmed.program.start(command.words)
        usleep(milliseconds * 1_000)
        kill(running.process.processIdentifier, SIGKILL)
        _ = try running.result()
        try survives(
          "kill -9 after \(milliseconds) ms of \(command.words[0])", command.words, in: harmed,
          finalStatus: command.words == ["next"] ? nextStatus(harmed) : 0)
      }
    }

    /// Green, unless the killed run had gone on to the next kata, which is red.
    private func nextStatus(_ harmed: HarmedWorkspace) throws -> Int32 {
      try harmed.program.object("list")["current"] as? String == "models/first-request" ? 1 : 0
    }

    /// Nobody is there to end the tests any more: they must notice.
    func testAnEndlessLoopEndsWhenItsRunnerWasKilled() throws {
      let harmed = try HarmedWorkspace()
      try harmed.program.writeBody("while true {}  // mine")
      let running = try harmed.program.start(["check"])
      while try harmed.program.processesLeft().filter({ $0.contains(".xctest") }).isEmpty,
        running.process.isRunning
      {}
      kill(running.process.processIdentifier, SIGKILL)
      _ = try running.result()

      let processes = try harmed.processesLeft()
      tried(
        Fault(
          done: "kill -9 while an endless loop is tested", line: "", status: 137,
          processes: processes))
    }
  }

  /// The same numbers for the same seed.
  struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
      state = seed
    }

    mutating func next() -> UInt64 {
      state &+= 0x9e37_79b9_7f4a_7c15
      var bits = state
      bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
      bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
      return bits ^ (bits >> 31)
    }
  }
#endif
