#if os(Linux)
  import Foundation
  import TestSupport
  import XCTest

  /// What a learner's code can reach while it is graded, with bubblewrap and without.
  final class GradingSandboxTests: XCTestCase {
    /// A greeting that lists what the code reached.
    private static let attack = """
      import Foundation

      func reached() -> String {
        var reached: [String] = []
        let files = FileManager.default
        let own = ProcessInfo.processInfo.environment["VIPKATA_PACKAGE"] ?? ""
        for (name, path) in [
          ("solution", "COURSE/Solutions/00-hello/01-hello-cycle/GreetingPresenter.swift"),
          ("suite", "COURSE/Katas/01-models/01-first-request/kata.json"),
          ("other", "CLASS/ada"), ("verdicts", "GRADER/verdicts"), ("home", "HOME/secret"),
          ("own suite", own + "/Tests/GreetingTests"),
        ] where files.fileExists(atPath: path) {
          reached.append("reads " + name)
        }
        for (name, path) in [
          ("build", own + "/.build/debug/x"), ("sources", own + "/Sources/Greeting/x.swift"),
          ("verdicts", "GRADER/verdicts/x.json"), ("class", "CLASS/x"), ("home", "HOME/x"),
          ("stamp", own + "/stamp"),
        ] where files.createFile(atPath: path, contents: Data("x".utf8)) {
          reached.append("writes " + name)
        }
        // Foundation of Swift 6.0 writes a space in this path as %20.
        let temporary = ProcessInfo.processInfo.environment["TMPDIR"] ?? ""
        if !files.createFile(atPath: temporary + "/x", contents: nil) {
          reached.append("no temporary folder")
        }
        let other = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(PORT).bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let answer = withUnsafePointer(to: &address) {
          $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            connect(other, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
          }
        }
        if answer == 0 { reached.append("network") }
        if (2...100_000).contains(where: { kill(pid_t($0), 0) == 0 && getpgid(pid_t($0)) != getpgrp() }) {
          reached.append("processes")
        }
        let daemon = "trap '' TERM; for i in 1 2 3 4 5 6 7 8; do setsid sleep 1000 & done; sleep 1000"
        let words: [String] = ["sh", "-c", daemon]
        let pointers: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        var child: pid_t = 0
        posix_spawn(&child, "/bin/sh", nil, nil, pointers, environ)
        return reached.isEmpty ? "nothing" : reached.joined(separator: ", ")
      }

      """

    private func reached(_ change: (ClassRoom) throws -> Void) throws -> (
      text: String, errors: String
    ) {
      let room = try ClassRoom()
      let program = room.program
      let home = program.folder.appendingPathComponent("my home")
      for folder in [home, program.workspace(".vipkata/grade/verdicts")] {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      }
      try Data().write(to: home.appendingPathComponent("secret"))
      program.environment["HOME"] = home.path
      try room.add("ada", BuiltProgram.greeting)
      let listener = try SilentServer(port: 0)
      var attack = Self.attack
      for (name, value) in [
        ("COURSE", room.course.path), ("CLASS", room.folder(of: "").standardizedFileURL.path),
        ("GRADER", program.workspace(".vipkata/grade").path), ("HOME", home.path),
        ("PORT", "\(listener.port)"),
      ] {
        attack = attack.replacingOccurrences(of: name, with: value)
      }
      try room.add(
        "eve", "viewController?.displaySay(viewModel: .init(text: reached()))", imports: attack)
      try change(room)

      let result = try program.run("grade", "Class", "--format", "json")

      XCTAssertEqual(try program.processesLeft(), [])
      let grades = try ClassRoom.grades(in: result.output, result.errors)
      XCTAssertEqual(grades["ada"]?.outcome, "green")
      let tests = (grades["eve"]?["check"] as? [String: Any])?["tests"] as? [[String: Any]]
      let actual = tests?.compactMap { $0["actual"] as? String }.first
      return (try XCTUnwrap(actual, result.output), result.errors)
    }

    func testInTheSandboxItReachesNothing() throws {
      try requireTools("bwrap --ro-bind / / --unshare-all true")
      let reached = try reached { _ in }

      XCTAssertEqual(reached.text, "nothing")
      XCTAssertEqual(reached.errors, "")
    }

    /// The tools do not work with such a path, so their temporary folder is elsewhere.
    func testInAFolderWithAnUmlautItBuildsToo() throws {
      try Sample.requireWhole()
      let room = try ClassRoom()
      try room.add("ada", BuiltProgram.greeting)
      try BuiltProgram.warm(room.program.folder.appendingPathComponent("Zoë"))

      let result = try room.program.run(
        "grade", "Class", "--workspace", "Zoë", "--format", "json")

      XCTAssertEqual(
        try ClassRoom.grades(in: result.output, result.errors)["ada"]?.outcome, "green",
        result.output)
    }

    func testWhereTheSandboxDoesNotWorkThatIsSaid() throws {
      let reached = try reached { room in
        let tools = room.program.folder.appendingPathComponent("tools")
        let bwrap = tools.appendingPathComponent("bwrap")
        try FileManager.default.createDirectory(at: tools, withIntermediateDirectories: true)
        try Data("#!/bin/sh\necho 'No permissions.' >&2; exit 1\n".utf8).write(to: bwrap)
        try FileManager.default.setAttributes(
          [.posixPermissions: 0o755], ofItemAtPath: bwrap.path)
        let path = room.program.environment["PATH"] ?? ""
        room.program.environment["PATH"] = "\(tools.path):\(path)"
      }

      for words in [
        "reads solution", "reads other", "reads own suite", "writes build", "writes verdicts",
        "network",
      ] {
        assertContains(reached.text, words)
      }
      XCTAssertEqual(
        reached.errors.split(separator: "\n").map { $0.prefix(70) },
        ["warning: bubblewrap (bwrap) does not work here (No permissions.), so l"])
    }
  }
#endif
