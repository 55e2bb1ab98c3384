#if os(Linux)
  import Foundation
  import TestSupport
  import XCTest

  /// A machine that lacks something: space, rights, processes, descriptors, time.
  final class DiskFaults: FaultTestCase {
    /// Leaves no space from one change of the disk on, for each change that the command makes; in a
    /// sample, for each sixth.
    private func fill(
      _ command: [String], steps: [Int]? = nil, finalStatus: Int32,
      file: StaticString = #filePath, line: UInt = #line
    ) throws {
      let harmed = try HarmedWorkspace.shared()
      var fault = Fault(
        done: "a disk that is full from each write of \(command[0]) on", times: 0, status: 2)
      var step = 1 - Sample.count(6, whole: 1)
      while true {
        step =
          steps.map { $0[min(fault.times, $0.count - 1)] } ?? step + Sample.count(6, whole: 1)
        try harmed.restore()
        let result = try harmed.run(command, with: .full(step: step))
        guard result.status != finalStatus else { break }
        XCTAssertEqual(result.status, 2, "step \(step)", file: file, line: line)
        assertContains(result.errors, "cannot be", file: file, line: line)
        fault.times += 1
        fault.line = harmed.program.firstLine(result)
        fault.lost += try harmed.lost().map { "\($0) at step \(step)" }
        fault.processes += try harmed.program.processesLeftInTheEnd()
        let again = try harmed.program.run(command)
        XCTAssertEqual(
          again.status, finalStatus, "step \(step): \(again.errors)", file: file, line: line)
        fault.lost += try harmed.lost().map { "\($0) at step \(step), after the next command" }
        if fault.times == steps?.count { break }
      }
      XCTAssertGreaterThan(fault.times, 1, file: file, line: line)
      tried(fault, file: file, line: line)
    }

    func testAFullDiskAtEachWriteOfOpen() throws {
      try fill(["open", "first-request"], finalStatus: 0)
    }

    func testAFullDiskAtEachWriteOfReset() throws {
      try Sample.requireWhole()
      try fill(["reset"], finalStatus: 0)
    }

    func testAFullDiskAtTheFirstWritesOfACheck() throws {
      try fill(["check"], steps: Sample.of([1, 2, 3, 4], every: 2), finalStatus: 0)
    }

    /// One fault for one command; the next command without it works.
    private func one(
      _ done: String, _ fault: FaultyLibrary.Fault, body: String, status: Int32, says: String,
      finalStatus: Int32, file: StaticString = #filePath, line: UInt = #line
    ) throws {
      let harmed = try HarmedWorkspace.shared()
      try harmed.program.writeBody(body)
      let before = harmed.program.learnerFiles()
      let result = try harmed.run(["check"], with: fault)

      XCTAssertEqual(result.status, status, result.errors, file: file, line: line)
      assertContains(result.output + result.errors, says, file: file, line: line)
      XCTAssertEqual(try harmed.program.run("check").status, finalStatus, file: file, line: line)
      let after = harmed.program.learnerFiles()
      _ = try harmed.program.processesLeftInTheEnd()
      try tried(
        done, result, in: harmed.program,
        lost: before.keys.filter { after[$0] != before[$0] }, file: file, line: line)
    }

    func testNoFurtherProcess() throws {
      try one(
        "no process can be started", .noProcess, body: BuiltProgram.greeting, status: 2,
        says: "could not be started: Resource temporarily unavailable", finalStatus: 0)
    }

    func testAClockThatGoesBackEndsAnEndlessLoopAllTheSame() throws {
      try Sample.requireWhole()
      try one(
        "the clock goes back an hour during an endless loop", .clockGoesBack,
        body: "while true {}", status: 1, says: "did not finish", finalStatus: 1)
    }

    /// The compiler finds no room on a real disk of some megabytes.
    func testADiskThatIsTooSmallForTheBuildIsNotTheLearnersFault() throws {
      let harmed = try HarmedWorkspace.shared()
      guard try harmed.program.start([], shell: "unshare -rm true").result().status == 0 else {
        return notTried("a disk of 8 MB", because: "nothing may be mounted here")
      }
      let result = try harmed.program.start(
        ["check", "--workspace", "small"],
        shell: """
          mkdir small && unshare -rm sh -c 'mount -t tmpfs -o size=8m none small \
          && cp -a Workspace/00-hello small && mkdir small/.vipkata \
          && cp Workspace/.vipkata/journal.jsonl small/.vipkata && "$@"; status=$?
          cp small/.vipkata/journal.jsonl journal-of-small; exit $status' sh "$@"
          """
      ).result()

      XCTAssertEqual(result.status, 2, result.output)
      assertContains(result.errors, "The hidden suite could not be built: the disk is full.")
      let journals = ["journal-of-small", "Workspace/.vipkata/journal.jsonl"].map {
        try? Data(contentsOf: harmed.program.folder.appendingPathComponent($0))
      }
      _ = try harmed.program.processesLeftInTheEnd()
      try tried(
        "a disk of 8 MB", result, in: harmed.program, left: "no check in the journal",
        lost: journals[0] == journals[1] ? [] : ["journal"])
    }

    /// Each limit ends with a message or with the work done, never with a crash.
    func testFewDescriptors() throws {
      let harmed = try HarmedWorkspace.shared()
      #if compiler(>=6.2)
        let most = 20
      #else
        // With 20, SwiftPM may wait for ever: then the run did not end in its time.
        let most = 18
      #endif
      var fault = Fault(done: "a limit of 4, 6, … \(most) open files", times: 0)
      for limit in Sample.of(Array(stride(from: 4, through: most, by: 2)), every: 4) {
        try harmed.restore()
        try harmed.changeSuite()
        let result = try harmed.program.start(
          ["check"], shell: "ulimit -n \(limit); exec \"$@\""
        ).result()
        // The loader itself cannot open the libraries.
        if result.status == 127, result.errors.contains("shared libraries") { continue }
        XCTAssertTrue([0, 2].contains(result.status), "\(limit): \(result)")
        XCTAssertNotEqual(result.output + result.errors, "", "\(limit)")
        fault.times += 1
        fault.line = harmed.program.firstLine(result)
        fault.status = result.status
        fault.lost += try harmed.lost()
        fault.processes += try harmed.program.processesLeftInTheEnd()
      }
      XCTAssertEqual(try harmed.program.run("check").status, 0)
      tried(fault)
    }
  }
#endif
