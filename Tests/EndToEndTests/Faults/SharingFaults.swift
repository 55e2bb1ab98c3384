#if os(Linux)
  import Foundation
  import XCTest

  /// `kill -9` of what shares a learner's progress: the place has no record or a whole one,
  /// and the next command brings it to where it belongs.
  final class SharingFaults: FaultTestCase {
    private var harmed: HarmedWorkspace!
    private var room: URL!
    private var join: [String] = []

    override func setUpWithError() throws {
      harmed = try HarmedWorkspace()
      room = harmed.program.folder.appendingPathComponent("room")
      try FileManager.default.createDirectory(at: room, withIntermediateDirectories: true)
      join = ["join", room.path, "--as", "Ada", "--yes"]
    }

    override func tearDown() {
      harmed = nil
    }

    private var program: BuiltProgram { harmed.program }

    private var record: String? {
      try? String(contentsOf: room.appendingPathComponent("Ada.jsonl"), encoding: .utf8)
    }

    private func whole() throws -> String {
      let journal = try String(
        contentsOf: program.workspace(".vipkata/journal.jsonl"), encoding: .utf8)
      return "{\"journal\":1,\"learner\":\"Ada\"}\n"
        + journal.split(separator: "\n").dropFirst().map { "\($0)\n" }.joined()
    }

    /// Kills before each change of the disk.
    /// - Parameters:
    ///   - before: what is done to the workspace first.
    ///   - after: what has to hold after the kill, and what goes on from there.
    private func killAtEachStep(
      of command: [String], as title: String, atLeast least: Int,
      from before: () throws -> Void = {}, after: (String) throws -> Void
    ) throws {
      var fault = Fault(
        done: "kill -9 before each change of the disk by \(title)", times: 0, status: 137,
        left: "no record in the place, or a whole one")
      while true {
        try harmed.restore()
        try before()
        let result = try harmed.run(command, with: .kill(step: fault.times + 1))
        guard result.status == SIGKILL else { break }
        fault.times += 1
        let moment = "at step \(fault.times)"
        XCTAssertTrue([nil, try whole()].contains(record), moment)
        try after(moment)
        fault.lost += try harmed.lost().map { "\($0) \(moment)" }
        fault.processes += try harmed.processesLeft()
      }
      XCTAssertGreaterThanOrEqual(fault.times, least, "steps")
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
      let before = { _ = try self.program.run(self.join) }
      try killAtEachStep(of: ["leave"], as: "leave", atLeast: 4, from: before) { moment in
        let again = try program.run("leave")
        XCTAssertEqual(again.status, 0, "\(moment): \(again.errors)")
        XCTAssertNil(record, moment)
        _ = try program.run("hint")
        XCTAssertEqual(try harmed.processesLeft(), [], moment)
        XCTAssertNil(record, "\(moment): nothing is published after leaving")
      }
    }

    func testAKillAtEachStepOfThePublisher() throws {
      let journal = program.workspace(".vipkata/journal.jsonl")
      let before = {
        _ = try self.program.run(self.join)
        XCTAssertEqual(try self.harmed.processesLeft(), [])
        let former = try Data(contentsOf: journal)
        let event = #"{"at":"2026-11-21T10:00:00Z","event":"reset","kata":"hello/hello-cycle"}"#
        try (former + Data("\(event)\n".utf8)).write(to: journal)
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
      let nginx = try Nginx()
      try nginx.start(
        """
        server {
          listen 127.0.0.1:\(nginx.port);
          location /room/ { root \(nginx.folder.path)/srv; dav_methods PUT DELETE; }
        }
        """)
      room = nginx.room
      join[1] = "http://127.0.0.1:\(nginx.port)/room/"
      XCTAssertEqual(try program.run(join).status, 0)
      var random = SeededGenerator(seed: 9)
      var fault = Fault(done: "kill -9 of the publisher at random moments", times: 0, status: 137)
      for _ in 0..<10 {
        XCTAssertEqual(try program.run("hint").status, 0)
        let publisher = try program.start(["__publish", program.workspace("").path])
        usleep(UInt32.random(in: 0...60_000, using: &random))
        kill(publisher.process.processIdentifier, SIGKILL)
        _ = try publisher.result()
        fault.times += 1
      }
      XCTAssertEqual(try program.run("hint").status, 0)
      try eventually("the record is whole") { try record == whole() }
      fault.processes = try harmed.processesLeft()
      XCTAssertEqual(record, try whole(), "and stays so")
      tried(fault)
    }
  }
#endif
