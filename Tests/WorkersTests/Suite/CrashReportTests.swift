import Foundation
import XCTest

@testable import vipkata

/// The backtrace that Swift 6.3.1 writes as JSON, shortened, and the printed message.
final class CrashReportTests: XCTestCase {
  private func report(
    frames: [(file: String, line: Int)], output: String, signal: String = "Illegal instruction"
  ) throws -> CrashReport {
    let folder = try TemporaryFolder()
    let frames = frames.map {
      #"{"kind":"returnAddress","sourceLocation":{"file":"\#($0.file)","line":\#($0.line),"#
        + #""column":4}}"#
    }
    try folder.write(
      """
      {"kind":"crashReport","description":"\(signal)","threads":[
        {"name":"-qos.overcommit","frames":[{"kind":"programCounter","sourceLocation":
          {"file":"/login/Sources/Login/Other.swift","line":99,"column":1}}]},
        {"name":"HiddenSuite.x","crashed":true,"frames":[
          {"kind":"programCounter","address":"0x00007f2a7736df7f","image":"libswiftCore.so"},
          \(frames.joined(separator: ","))\(frames.isEmpty ? "" : ","){"kind":"truncated"}]}]}
      """, to: "backtrace.json")
    return CrashReport(
      backtrace: folder["backtrace.json"], root: "/login", module: "Login", output: output,
      tools: "")
  }

  /// Without one, it is the suite's, then a support module's, but never the runner's entry point.
  func testThePlaceIsTheLearnersOwnFirstFrame() throws {
    let start = ("/login/Tests/XCTMain.swift", 32)
    let support = ("/login/Sources/KataUI/View.swift", 3)
    let suite = ("/login/Tests/LoginTests/Suite.swift", 5)
    let own = "/login/Sources/Login/A b.swift"
    let output = "Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range\n\n*** …"
    for (frames, file, line) in [
      ([support, (own, 0), (own, 7), suite], own, 7), ([start, support, suite], suite.0, 5),
      ([start, support], support.0, 3),
    ] {
      let report = try report(frames: frames, output: output)
      XCTAssertEqual(report.place, SourceLocation(file: file, line: line))
      XCTAssertEqual(report.message, "Fatal error: Index out of range")
    }
    XCTAssertNil(try report(frames: [start], output: output).place)
  }

  func testTheLastFatalErrorCountsEvenBehindAPrintWithoutALineBreak() throws {
    let report = try report(
      frames: [],
      output: "Fatal error: printed by the code\nloading…Login/A.swift:1: Fatal error: b")

    XCTAssertEqual(report.message, "Fatal error: b")
    XCTAssertNil(report.place)
  }

  /// Swift 6.0 may print it in pieces, between other threads' lines.
  func testWordsThatAreBrokenOrMissingAreNotTold() throws {
    for words in ["··Ada\n: no", ""] {
      XCTAssertEqual(
        try report(frames: [], output: "Login/A.swift:1: Fatal error\(words)").message,
        "Fatal error")
    }
  }

  private let queueOrCast = "look for a cast with as! that fails, or a queue that waits for itself"

  func testACrashWithoutWordsOfItsOwnIsExplainedByItsSignal() throws {
    for (signal, cause) in [
      ("Aborted", "look for a call of abort()"),
      ("Illegal instruction", queueOrCast),
      ("Swift runtime failure: Unconditional cast failed", "look for a cast with as! that fails"),
      ("Swift runtime failure: shift overflow", "Swift runtime failure: shift overflow"),
      ("Bad pointer dereference", "look for a function that calls itself for ever"),
    ] {
      XCTAssertEqual(
        try report(frames: [], output: "", signal: signal).message,
        "the test program crashed: \(cause)")
    }
  }

  func testBadMemoryIsNoEndlessCallUnlessTheSamePlacesComeAgainAndAgain() throws {
    let (ping, pong) = (("/login/Sources/Login/A.swift", 2), ("/login/Sources/Login/A.swift", 3))
    let endless = "look for a function that calls itself for ever"
    let gone = "look for what is used after it is gone, such as unowned(unsafe)"
    for (frames, cause) in [
      (Array(repeating: [ping, pong], count: 30).flatMap { $0 }, endless), ([ping, pong], gone),
    ] {
      XCTAssertEqual(
        try report(frames: frames, output: "", signal: "Bad pointer dereference").message,
        "the test program crashed: \(cause)")
    }
  }

  func testWithoutAReportTheProgramsOwnWordsCountThenSwiftPMsThenItEndedByItself() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("", to: "Sources/Login/Sub/Löschen.swift")
    try folder.write("{\"threads\": [", to: "cut off")
    let signal = "error: Exited with unexpected signal code "
    let overflow = "the test program crashed: look for a function that calls itself for ever"
    let cases: [(output: String, tools: String, says: String, line: Int?)] = [
      ("more: Login/Löschen.swift:7: Fatal error: no\n", "", "Fatal error: no", 7),
      ("Swift/Array.swift:692: Fatal error: Index", signal + "5", "Fatal error: Index", nil),
      ("Could not cast value of type 'A'", signal + "6", "Could not cast value of type 'A'", nil),
      ("", signal + "11\n", overflow, nil), ("", signal + "10", overflow, nil),
      ("", signal + "6", "the test program crashed: look for a call of abort()", nil),
      ("", signal + "4", "the test program crashed: \(queueOrCast)", nil),
      ("Fatal error: only printed", "", ended, nil), ("", signal + "9", ended, nil),
      (memory + "\n*** Killed ***", signal + "9", memory, nil), (memory + "x", "", ended, nil),
    ]
    for (output, tools, says, line) in cases {
      let report = CrashReport(
        backtrace: folder["none"], root: folder.url.path, module: "Login", output: output,
        tools: tools)

      XCTAssertEqual(report.message, says, output + tools)
      XCTAssertEqual(report.place, line.map { SourceLocation(file: file.path, line: $0) }, output)
    }
    let report = CrashReport(
      backtrace: folder["cut off"], root: "/login", module: "Login", output: "", tools: "")
    XCTAssertEqual(report.message, overflow)
    XCTAssertNil(report.place)
  }

  /// The harness's messages.
  private let memory =
    "Fatal error: the tests took more than 1 GB of memory: look for a loop that adds without end"
  private let ended =
    "the test program ended before this test was over: look for a call of exit() or abort()"
}
