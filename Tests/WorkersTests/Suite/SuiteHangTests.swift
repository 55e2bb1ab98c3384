import Foundation
import TestSupport
import XCTest

@testable import vipkata

/// Code that does not end by itself, or leaves something behind.
final class SuiteHangTests: XCTestCase {
  private var lab: SuiteLab { get throws { try SuiteLab(package: "hangs") } }

  func testAnEndlessLoopIsEndedWithItsOutputKept() throws {
    let code = """
      import Foundation
      public func login() {
        print("\\nprocess \\(getpid())")
        print("last words", terminator: "")
        fflush(nil)
        while true {}
      }
      """
    let run = try lab.run(
      code, suite: SuiteLab.both("func testA() { login() }\nfunc testB() {}"), testSeconds: 1)

    XCTAssertEqual(run.ending, .timedOut)
    XCTAssertEqual(run.results.map(\.status), [.timedOut, .notRun, .timedOut, .notRun])
    let message =
      "it did not finish within 1 second: look for a loop that never ends, or an answer "
      + "that never comes"
    XCTAssertEqual(run.results.flatMap(\.failures).map(\.message), [message, message])
    XCTAssertEqual(run.output.components(separatedBy: "last words").count, 3, run.output)
    RunningProcess.assertGone(2, in: run.output)
  }

  /// It is a grandchild of the test program that ignores SIGTERM, and it has a child. Only its
  /// environment tells whose the second one is; nothing tells whose the last one is.
  func testAChildThatTheLearnersCodeLeavesBehindIsEnded() throws {
    var starters = ["sh"]
    #if os(Linux)
      starters += ["setsid -f sh", "env -i setsid -f sh"]
    #endif
    for starter in Sample.of(starters, every: 2) {
      let run = try lab.run(
        """
        import Foundation
        public func login() throws {
          let child = Process()
          child.executableURL = URL(fileURLWithPath: "/usr/bin/env")
          child.arguments = "\(starter)".split(separator: " ").map(String.init) + [
            "-c", "trap '' TERM INT; echo process $$; sleep 1000 & echo process $!; wait",
          ]
          let pipe = Pipe()
          child.standardOutput = pipe
          try child.run()
          var said = Data()
          while said.filter({ $0 == 10 }).count < 2 { said += pipe.fileHandleForReading.availableData }
          print(String(decoding: said, as: UTF8.self))
        }
        """, suite: SuiteLab.xctest("func testA() throws { try login() }"))

      assertPasses(run)
      RunningProcess.assertGone(2, in: run.output)
    }
  }
}
