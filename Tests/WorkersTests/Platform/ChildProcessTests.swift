import Entities
import Foundation
import XCTest

@testable import Workers

/// Real children of `sh`, and what is left of them afterwards.
final class ChildProcessTests: XCTestCase {
  private func shell(_ script: String, environment: [String: String]? = nil) -> ChildProcess {
    ChildProcess(
      executable: URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", script],
      environment: environment ?? ProcessInfo.processInfo.environment)
  }

  func testOutputIsKeptApartWithTheStatus() throws {
    let result = try shell("echo out; echo err >&2; exit 3").run()

    XCTAssertEqual(result.ending, .exited(3))
    XCTAssertEqual(result.output, "out\n")
    XCTAssertEqual(result.errors, "err\n")
  }

  func testASignalCountsAsShellsCountIt() throws {
    XCTAssertEqual(try shell("kill -9 $$").run().ending, .exited(137))
  }

  /// A pipe holds 64 KB; a child that is not drained waits for ever.
  func testOutputBeyondAPipesSizeIsDrainedFromBothStreams() throws {
    let result = try shell(
      "head -c 200000 /dev/zero | tr '\\0' x; head -c 200000 /dev/zero | tr '\\0' y >&2"
    ).run()

    XCTAssertEqual(result.ending, .exited(0))
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

  func testStandardInputIsAtItsEnd() throws {
    XCTAssertEqual(try shell("cat; echo done").run().output, "done\n")
  }

  func testArgumentsAndEnvironmentArriveAsTheyAre() throws {
    let result = try ChildProcess(
      executable: URL(fileURLWithPath: "/bin/sh"),
      arguments: [
        "-c", "printf '%s|' \"$A\" \"$HOME\" \"$@\"", "sh", "a b", "", "it's \"ü🎓\"\n$X",
      ],
      environment: ["A": "1=2\n3"]
    ).run()

    XCTAssertEqual(result.output, "1=2\n3||a b||it's \"ü🎓\"\n$X|")
  }

  func testAProgramThatCannotBeStartedIsNamed() throws {
    let folder = try TemporaryFolder()
    try folder.write("no program", to: "plain")
    for (name, reason) in [
      ("none", "No such file or directory"), ("plain", "Permission denied"),
      ("", "Permission denied"),
    ] {
      let path = name.isEmpty ? folder.url.path : folder[name].path
      let child = ChildProcess(
        executable: URL(fileURLWithPath: path), arguments: [], environment: [:])
      XCTAssertThrowsError(try child.run()) { error in
        XCTAssertEqual("\(error)", "\(path) could not be started: \(reason)")
      }
    }
  }

  func testAChildIsStoppedOnDemandWithWhatItPrinted() throws {
    let folder = try TemporaryFolder()
    let file = folder["started"]

    let result = try shell("echo process $$; touch '\(file.path.quoted)'; exec sleep 1000").run {
      FileManager.default.fileExists(atPath: file.path)
    }

    XCTAssertEqual(result.ending, .stopped)
    let processes = RunningProcess.ids(in: result.output)
    XCTAssertEqual(processes.count, 1)
    XCTAssertEqual(processes.filter(RunningProcess.isAlive), [])
  }

  func testAChildThatIsDeafToSignalsIsStoppedAllTheSame() throws {
    let folder = try TemporaryFolder()
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
    let processes = RunningProcess.ids(in: result.output)
    XCTAssertEqual(processes.count, 2)
    XCTAssertEqual(processes.filter(RunningProcess.isAlive), [])
  }

  /// It holds the pipes open as well, which must not be waited for.
  func testWhatAChildLeavesBehindIsEnded() throws {
    let result = try shell("sh -c 'sleep 1000 & echo process $!'; echo process $$").run()

    XCTAssertEqual(result.ending, .exited(0))
    let processes = RunningProcess.ids(in: result.output)
    XCTAssertEqual(processes.count, 2)
    XCTAssertEqual(processes.filter(RunningProcess.isAlive), [])
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

  func testNoFileStaysOpen() throws {
    func openFiles() -> Int { (0..<1024).filter { fcntl($0, F_GETFD) >= 0 }.count }
    _ = try shell("true").run()
    let before = openFiles()

    for _ in 0..<20 { _ = try shell("true").run() }
    _ = try? ChildProcess(
      executable: URL(fileURLWithPath: "/nowhere"), arguments: [], environment: [:]
    ).run()

    XCTAssertEqual(openFiles(), before)
  }
}

extension String {
  /// For within single quotes of `sh`.
  fileprivate var quoted: String { replacingOccurrences(of: "'", with: "'\\''") }
}
