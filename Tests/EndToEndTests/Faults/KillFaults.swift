#if os(Linux)
  import Foundation
  import TestSupport
  import XCTest

  /// `kill -9` at any moment: some uninterrupted run could have left the workspace as it is, and
  /// the next command works.
  ///
  /// The environment variable VIPKATA_FAULT_MOMENTS sets how many random moments are tried, and
  /// VIPKATA_FAULT_SEED which.
  final class KillFaults: FaultTestCase {
    private static let environment = ProcessInfo.processInfo.environment
    private let moments = environment["VIPKATA_FAULT_MOMENTS"].flatMap(Int.init) ?? 12
    private let seed = environment["VIPKATA_FAULT_SEED"].flatMap(UInt64.init) ?? 8

    /// One row for all kills.
    private func kills(_ done: String) -> Fault {
      Fault(done: done, times: 0, status: 137, left: "journal, green files and backups only")
    }

    /// The workspace after a kill, and after the same command once more.
    private func survives(
      _ moment: String, _ command: [String], in harmed: HarmedWorkspace, finalStatus: Int32,
      kills: inout Fault, file: StaticString = #filePath, line: UInt = #line
    ) throws {
      kills.processes += try harmed.program.processesLeftInTheEnd()
      kills.lost += try harmed.lost().map { "\($0) \(moment)" }
      let list = try harmed.program.object("list")
      XCTAssertNotNil(list["done"] as? Int, moment, file: file, line: line)
      let again = try harmed.program.run(command)
      XCTAssertEqual(
        again.status, finalStatus, "\(moment): \(again.output)\(again.errors)",
        file: file, line: line)
      kills.lost += try harmed.lost().map { "\($0) \(moment), after the next command" }
      kills.times += 1
      kills.line = "then again: " + harmed.program.firstLine(again)
    }

    /// Kills just before each change of the disk that the command makes; in a sample, each sixth.
    private func killAtEachStep(
      _ command: [String], finalStatus: Int32, file: StaticString = #filePath, line: UInt = #line
    ) throws {
      let harmed = try HarmedWorkspace.shared()
      var kills = kills("kill -9 before each change of the disk by \(command[0])")
      while true {
        let step = 1 + kills.times * Sample.count(6, whole: 1)
        try harmed.restore()
        let result = try harmed.run(command, with: .kill(step: step))
        guard result.status == SIGKILL else { break }
        try survives(
          "at step \(step)", command, in: harmed, finalStatus: finalStatus, kills: &kills,
          file: file, line: line)
      }
      XCTAssertGreaterThan(kills.times, Sample.count(1, whole: 10), "steps", file: file, line: line)
      tried(kills, file: file, line: line)
    }

    func testAKillAtEachStepOfReset() throws {
      try Sample.requireWhole()
      try killAtEachStep(["reset"], finalStatus: 0)
    }

    func testAKillAtEachStepOfOpen() throws {
      try killAtEachStep(["open", "first-request"], finalStatus: 0)
    }

    /// Kills by the clock, so also while the compiler and the tests are at work.
    func testAKillAtRandomMoments() throws {
      try Sample.requireWhole()
      let harmed = try HarmedWorkspace.shared()
      var random = SeededGenerator(seed: seed)
      for (index, command) in ["next", "check", "reset"].enumerated() {
        var kills = kills("kill -9 at random moments of \(command)")
        try harmed.restore()
        try harmed.changeSuite()
        let whole = try SuspendingClock().measure { _ = try harmed.program.run(command) }
        for _ in 0..<(moments + 2 - index) / 3 {
          let moment = whole * Double.random(in: 0...1.1, using: &random)
          try harmed.restore()
          try harmed.changeSuite()
          let running = try harmed.program.start([command])
          usleep(UInt32(moment / .microseconds(1)))
          kill(running.process.processIdentifier, SIGKILL)
          _ = try running.result()
          try survives(
            "after \(moment)", [command], in: harmed,
            finalStatus: command == "next" ? nextStatus(harmed) : 0, kills: &kills)
        }
        tried(kills)
      }
    }

    /// Green, unless the killed run had gone on to the next kata, which is red.
    private func nextStatus(_ harmed: HarmedWorkspace) throws -> Int32 {
      try harmed.program.object("list")["current"] as? String == "models/first-request" ? 1 : 0
    }

    /// Nobody else ends the tests any more: they must notice.
    func testAnEndlessLoopEndsWhenItsRunnerWasKilled() throws {
      let harmed = try HarmedWorkspace.shared()
      try harmed.program.writeBody("while true {}  // mine")
      let running = try harmed.program.startCheckIntoItsTests()
      XCTAssertTrue(running.process.isRunning)
      kill(running.process.processIdentifier, SIGKILL)

      let processes = try harmed.program.processesLeftInTheEnd()
      tried(
        Fault(
          done: "kill -9 while an endless loop is tested", line: "", status: 137,
          processes: processes))
    }
  }
#endif
