import Foundation
import XCTest

@testable import vipkata

/// Real children of `sh`, and what they leave behind.
final class ChildProcessTests: FolderTestCase {
  private func shell(_ script: String, environment: [String: String]? = nil) -> ChildProcess {
    ChildProcess(
      "/bin/sh", ["-c", script], environment: environment ?? ProcessInfo.processInfo.environment)
  }

  func testASignalCountsAsShellsCountIt() throws {
    XCTAssertEqual(try shell("kill -9 $$").run().ending, .exited(137))
  }

  /// A pipe holds 64 KB; a child that is not drained waits for ever.
  func testOutputBeyondAPipesSizeIsKeptApartWithTheStatus() throws {
    let result = try shell(
      "head -c 200000 /dev/zero | tr '\\0' x; head -c 200000 /dev/zero | tr '\\0' y >&2; exit 3"
    ).run()

    XCTAssertEqual(result.ending, .exited(3))
    XCTAssertEqual(result.output, String(repeating: "x", count: 200_000))
    XCTAssertEqual(result.errors, String(repeating: "y", count: 200_000))
  }

  func testOfAFloodTheBeginningAndTheEndAreKept() throws {
    let result = try shell("echo begin; head -c 5000000 /dev/zero | tr '\\0' x; echo; echo end")
      .run()

    XCTAssertTrue(result.output.hasPrefix("begin\nxxx"))
    XCTAssertTrue(result.output.hasSuffix("xxx\nend\n"))
    XCTAssertTrue(result.output.contains(" bytes left out …\n"))
    XCTAssertLessThan(result.output.utf8.count, 1_000_000)
  }

  func testArgumentsAndEnvironmentArriveAsTheyAre() throws {
    let result = try ChildProcess(
      "/bin/sh",
      [
        "-c", "printf '%s|' \"$A\" \"$HOME\" \"$@\"", "sh", "a b", "", "it's \"ü🎓\"\n$X",
      ],
      environment: ["A": "1=2\n3"]
    ).run()

    XCTAssertEqual(result.output, "1=2\n3||a b||it's \"ü🎓\"\n$X|")
  }

  func testAProgramThatCannotBeStartedIsNamed() throws {
    try folder.write("no program", to: "plain")
    for (name, reason) in [
      ("none", "No such file or directory"), ("plain", "Permission denied"),
      ("", "Permission denied"),
    ] {
      let path = name.isEmpty ? folder.url.path : folder[name].path
      let child = ChildProcess(path, [], environment: [:])
      XCTAssertEqual(told(try child.run())?.message, "\(path) could not be started: \(reason)")
    }
  }

  func testAChildIsStoppedOnDemandWithWhatItPrintedThoughDeafToSignals() throws {
    let file = folder["started"]

    let result = try shell(
      """
      trap '' INT TERM HUP
      echo process $$
      sleep 1000 &
      echo process $!
      touch '\(file.path.quoted)'
      while true; do sleep 1000; done
      """
    ).run { FileManager.default.fileExists(atPath: file.path) }

    XCTAssertEqual(result.ending, .stopped)
    RunningProcess.assertGone(2, in: result.output)
  }

  /// It also holds the pipes open, which `run` must not wait for.
  func testWhatAChildLeavesBehindIsEnded() throws {
    let result = try shell("sh -c 'sleep 1000 & echo process $!'; echo process $$").run()

    XCTAssertEqual(result.ending, .exited(0))
    RunningProcess.assertGone(2, in: result.output)
  }

  func testOtherSessionsAreLeftAlone() throws {
    let other = Process()
    other.executableURL = URL(fileURLWithPath: "/bin/sleep")
    other.arguments = ["1000"]
    try other.run()
    defer { kill(other.processIdentifier, SIGKILL) }

    _ = try shell("sleep 1000 & echo").run()

    XCTAssertTrue(RunningProcess.isAlive(other.processIdentifier))
  }

  func testStandardInputIsAtItsEndOrWhatIsGiven() throws {
    XCTAssertEqual(try shell("cat; echo done").run().output, "done\n")
    XCTAssertEqual(try shell("cat").run(input: "a\0b").output, "a\0b")
    XCTAssertThrowsError(try shell("cat").run(input: String(repeating: "a", count: 2_000_000)))
  }

  #if os(Linux)
    /// This includes the time just after its start, when it has no environment for a moment.
    func testAChildIsKnownByItsMarkBehindALargeEnvironment() throws {
      for round in 0..<50 {
        let mark = "\(getpid())-\(round)"
        let other = Process()
        other.executableURL = URL(fileURLWithPath: "/bin/sleep")
        other.arguments = ["20"]
        other.environment = ["A": String(repeating: "a", count: 60_000), "VIPKATA_X": mark]
        try other.run()

        ProcessFamily(mark: "VIPKATA_X=\(mark)").end()

        other.waitUntilExit()
        XCTAssertEqual(other.terminationReason, .uncaughtSignal)
      }
    }

    func testAPipeThatAnotherThreadOpensIsNotInherited() throws {
      let files = shell("cd /proc/$$/fd; echo *")
      let before = try files.run().output
      let opener = Thread {
        while !Thread.current.isCancelled {
          guard let pipe = try? Pipe.open() else { continue }
          for end in [pipe.readEnd, pipe.writeEnd] { close(end) }
        }
      }
      opener.start()
      defer { opener.cancel() }

      XCTAssertEqual(Set(try (0..<200).map { _ in try files.run().output }), [before])
    }
  #endif

  /// This includes processes that begin while a suite runs.
  func testWhatIsToGoOnOutlivesASuite() throws {
    var sessions = [try shell("exec sleep 1000").detach()]
    defer { for session in sessions { ProcessFamily(leader: session).end() } }
    let suite = ChildProcess(
      "/bin/sleep", ["1000"], environment: ["VIPKATA_PACKAGE": "/nowhere"],
      mark: "VIPKATA_PACKAGE")

    for _ in 0..<2 {
      _ = try suite.run {
        (try? shell("exec sleep 1000").detach()).map { sessions.append($0) } != nil
      }
    }

    XCTAssertEqual(sessions.count, 3)
    XCTAssertEqual(sessions.filter { !RunningProcess.runs(inSession: $0) }, [])
  }

  func testNoFileStaysOpen() throws {
    func openFiles() -> Int { (0..<1024).filter { fcntl($0, F_GETFD) >= 0 }.count }
    _ = try shell("true").run()
    let before = openFiles()

    for _ in 0..<20 { _ = try shell("true").run() }
    _ = try? ChildProcess("/nowhere", [], environment: [:]).run()

    XCTAssertEqual(openFiles(), before)
  }
}

extension String {
  /// The text for use within single quotes of `sh`.
  fileprivate var quoted: String { replacingOccurrences(of: "'", with: "'\\''") }
}
