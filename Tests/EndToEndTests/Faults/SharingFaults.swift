#if os(Linux)
  import Foundation
  import TestSupport
  import XCTest

  /// `kill -9` of the process that shares a learner's progress: the place has no record or a whole
  /// one, and the next command delivers it.
  final class SharingFaults: FaultTestCase {
    private var program: BuiltProgram!
    private var room: URL!
    private var journal: Data!
    private var join: [String] { ["join", place, "--as", "Ada", "--yes"] }
    private var place = ""

    override func setUpWithError() throws {
      program = try BuiltProgram()
      program.environment["no_proxy"] = "127.0.0.1"
      try program.beginWithoutBuilding()
      journal = try Data(contentsOf: program.workspace(".vipkata/journal.jsonl"))
      room = program.folder.appendingPathComponent("room")
      place = room.path
      try restore()
    }

    /// Nothing is shared, and one event happened.
    private func restore() throws {
      for folder in [room!, program.workspace(".vipkata/sharing")] {
        try? FileManager.default.removeItem(at: folder)
      }
      try FileManager.default.createDirectory(at: room, withIntermediateDirectories: true)
      try journal.write(to: program.workspace(".vipkata/journal.jsonl"))
    }

    private var record: String? {
      try? String(contentsOf: room.appendingPathComponent("Ada.jsonl"), encoding: .utf8)
    }

    private func whole() throws -> String { try program.sharedRecord(of: "Ada") }

    /// Kills before each change of the disk; in a sample, each third.
    /// - Parameters:
    ///   - before: prepares the workspace.
    ///   - after: checks what has to hold after the kill, and goes on from there.
    private func killAtEachStep(
      of command: [String], as title: String, atLeast least: Int,
      from before: () throws -> Void = {}, after: (String) throws -> Void
    ) throws {
      var fault = Fault(
        done: "kill -9 before each change of the disk by \(title)", times: 0, status: 137,
        left: "no record in the place, or a whole one")
      let kept = program.environment
      while true {
        try restore()
        try before()
        let step = 1 + fault.times * Sample.count(3, whole: 1)
        program.environment = try kept.merging(FaultyLibrary.environment(.kill(step: step))) { $1 }
        let result = try program.run(command)
        program.environment = kept
        guard result.status == SIGKILL else { break }
        fault.times += 1
        let moment = "at step \(step)"
        XCTAssertTrue([nil, try whole()].contains(record), moment)
        try after(moment)
        let now = try Data(contentsOf: program.workspace(".vipkata/journal.jsonl"))
        if !now.starts(with: journal) { fault.lost.append("journal \(moment)") }
        fault.processes += try program.processesLeftInTheEnd()
      }
      XCTAssertGreaterThanOrEqual(fault.times, Sample.count(2, whole: least), "steps")
      tried(fault)
    }

    func testAKillAtEachStepOfJoin() throws {
      try killAtEachStep(of: join, as: "join", atLeast: 5) { moment in
        XCTAssertEqual(try program.object("list")["done"] as? Int, 0, moment)
        let again = try program.run(join)
        XCTAssertEqual(again.status, 0, "\(moment): \(again.errors)")
        XCTAssertEqual(record, try whole(), moment)
      }
    }

    func testAKillAtEachStepOfLeave() throws {
      try Sample.requireWhole()
      let before = { _ = try self.program.run(self.join) }
      try killAtEachStep(of: ["leave"], as: "leave", atLeast: 4, from: before) { moment in
        let again = try program.run("leave")
        XCTAssertEqual(again.status, 0, "\(moment): \(again.errors)")
        XCTAssertNil(record, moment)
        _ = try program.run("hint")
        XCTAssertEqual(try program.processesLeftInTheEnd(), [], moment)
        XCTAssertNil(record, "\(moment): nothing is published after leaving")
      }
    }

    func testAKillAtEachStepOfThePublisher() throws {
      let before = {
        _ = try self.program.run(self.join)
        XCTAssertEqual(try self.program.processesLeftInTheEnd(), [])
        let event = #"{"at":"2026-11-21T10:00:00Z","event":"reset","kata":"hello/hello-cycle"}"#
        try (self.journal + Data("\(event)\n".utf8)).write(
          to: self.program.workspace(".vipkata/journal.jsonl"))
        try FileManager.default.removeItem(at: self.room.appendingPathComponent("Ada.jsonl"))
      }
      let publish = ["__publish", program.workspace("").path]
      try killAtEachStep(of: publish, as: "publishing", atLeast: 4, from: before) { moment in
        _ = try program.run("hint")
        try eventually("\(moment): the record is whole") { try record == whole() }
      }
    }

    /// With a server: what curl was about to send may still arrive, but nothing older after
    /// something newer.
    func testAKillOfThePublisherAtRandomMoments() throws {
      try Sample.requireWhole()
      let nginx = try Nginx()
      try nginx.serveRoom()
      room = nginx.room
      place = nginx.address
      XCTAssertEqual(try program.run(join).status, 0)
      var random = SeededGenerator(seed: 9)
      var fault = Fault(done: "kill -9 of the publisher at random moments", times: 0, status: 137)
      for kata in 1...10 {
        XCTAssertEqual(try program.run("hint", "\(kata)").status, 0)
        let publisher = try program.start(["__publish", program.workspace("").path])
        usleep(UInt32.random(in: 0...60_000, using: &random))
        kill(publisher.process.processIdentifier, SIGKILL)
        _ = try publisher.result()
        fault.times += 1
      }
      XCTAssertEqual(try program.run("hint", "11").status, 0)
      try eventually("the record is whole") { try record == whole() }
      fault.processes = try program.processesLeftInTheEnd()
      XCTAssertEqual(record, try whole(), "and stays so")
      tried(fault)
    }
  }
#endif
