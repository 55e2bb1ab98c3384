import Entities
import Foundation
import XCTest

@testable import Workers

/// The backtrace that Swift 6.3.1 writes as JSON, shortened, and the words beside it.
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
      backtrace: folder["backtrace.json"], root: "/login", module: "Login", output: output)
  }

  func testThePlaceIsTheLearnersOwnFirstFrame() throws {
    let report = try report(
      frames: [
        ("/login/Sources/KataUI/View.swift", 3), ("/login/Sources/Login/A b.swift", 0),
        ("/login/Sources/Login/A b.swift", 7), ("/login/Tests/LoginTests/Suite.swift", 5),
      ], output: "Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range\n\n*** …")

    XCTAssertEqual(report.place, Place(file: "/login/Sources/Login/A b.swift", line: 7))
    XCTAssertEqual(report.message, "Fatal error: Index out of range")
  }

  func testWithoutAFrameOfTheLearnersTheSuitesIsTold() throws {
    let report = try report(
      frames: [
        ("/login/Sources/KataUI/View.swift", 3), ("/login/Tests/LoginTests/Suite.swift", 5),
      ], output: "Login/A.swift:1: Fatal error")

    XCTAssertEqual(report.place, Place(file: "/login/Tests/LoginTests/Suite.swift", line: 5))
    XCTAssertEqual(report.message, "Fatal error")
  }

  func testTheLastFatalErrorCountsEvenBehindAPrintWithoutALineBreak() throws {
    let report = try report(
      frames: [],
      output: "Fatal error: printed by the code\nloading…Login/A.swift:1: Fatal error: b")

    XCTAssertEqual(report.message, "Fatal error: b")
    XCTAssertNil(report.place)
  }

  func testACastThatFailsIsNoEndlessRecursion() throws {
    let said = "Could not cast value of type 'L.Foreign' (0x5) to 'L.LoginError' (0x6)."
    let report = try report(frames: [], output: "loading…\n\(said)\n*** Signal 6 ***")

    XCTAssertEqual(report.message, said)
  }

  func testACrashWithoutWordsOfItsOwnIsExplainedByItsSignal() throws {
    for (signal, cause) in [
      ("Aborted", "a call of abort()"), ("Illegal instruction", "a queue that waits for itself"),
      ("Bad pointer dereference", "a function that calls itself for ever"),
    ] {
      XCTAssertEqual(
        try report(frames: [], output: "", signal: signal).message,
        "the test program crashed: look for \(cause)")
    }
  }

  func testAReportThatIsCutOffStillSaysThatItCrashed() throws {
    let folder = try TemporaryFolder()
    try folder.write("{\"threads\": [", to: "backtrace.json")

    let report = CrashReport(
      backtrace: folder["backtrace.json"], root: "/login", module: "Login", output: "")

    XCTAssertNil(report.place)
    XCTAssertEqual(
      report.message, "the test program crashed: look for a function that calls itself for ever")
  }

  func testWithoutAReportTheProgramEndedByItself() throws {
    let report = CrashReport(
      backtrace: try TemporaryFolder()["none"], root: "/login", module: "Login",
      output: "Fatal error: only printed")

    XCTAssertEqual(
      report.message,
      "the test program ended before this test was over: look for a call of exit() or abort()")
  }
}
