import Foundation
import XCTest

@testable import vipkata

/// A suite's declared tests, compared with what was heard of them.
final class SuiteRunReaderTests: XCTestCase {
  private func run(declared: [String], printed: String = "", events: String) -> SuiteRun {
    let tests = declared.map {
      TestDeclaration(
        name: TestName(xctest: $0), library: .xctest, file: "A.swift", lines: 1...1,
        isAsync: false, isMainActor: false, calls: [])
    }
    return SuiteRunReader(
      package: Seeds.package(at: URL(fileURLWithPath: "/p")), declared: tests,
      events: Data(events.utf8),
      result: ChildProcess.Result(ending: .exited(0), output: "", errors: ""), printed: printed,
      isLate: false
    ).run
  }

  /// Swift Testing says which tests it knows; one that the sources declare must run all the same.
  /// If two share a name, one may be missing.
  func testATestThatIsDeclaredAndNotHeardOfDidNotRun() {
    let id = "M.works()/A.swift:1:2"
    let run = run(
      declared: ["works", "works", "isForgotten"],
      events: """
        {"kind":"test","payload":{"kind":"function","id":"\(id)"}}
        {"kind":"event","payload":{"kind":"testStarted","testID":"\(id)"}}
        {"kind":"event","payload":{"kind":"testEnded","testID":"\(id)"}}
        {"kind":"event","payload":{"kind":"runEnded"}}
        """)

    XCTAssertEqual(run.ending, .finished)
    XCTAssertEqual(run.summary, ["works: passed", "works: not-run", "isForgotten: not-run"])
    XCTAssertEqual(
      SuiteLab.verdict(on: run).reason?.words,
      "2 of the suite's tests did not run: works, isForgotten.")
  }

  func testTheStackThatAnOlderRuntimePrintsIsNotShown() {
    let frame = "     LoginTests.xctest                  0x000055f0df1b36ce <unavailable> + 136910"
    let run = run(
      declared: [],
      printed: "Ada\nFatal error: no\nCurrent stack trace:\n"
        + (0..<60).map { "\($0)\(frame)\n" }.joined() + "*** Signal 4 ***\n7 of 0x9 words\n",
      events: "")

    XCTAssertEqual(run.output, "Ada\nFatal error: no\n*** Signal 4 ***\n7 of 0x9 words")
  }

  func testWhyXCTestSkippedATestIsReadFromWhatItPrints() {
    let run = run(
      declared: ["LoginTests.testA", "LoginTests.testB", "LoginTests.testC"],
      printed: """
        /p/A.swift:3: LoginTests.testA : Test skipped - not here - not now
        A.swift:5: -[M.LoginTests testB] : Test skipped: required true value but got false - later
        <unknown>:0: LoginTests.testC : Test skipped: required true value but got false
        """,
      events: ["A", "B", "C"].map {
        """
        {"event":"started","test":"LoginTests.test\($0)"}
        {"event":"skipped","test":"LoginTests.test\($0)","failures":"0"}

        """
      }.joined() + "{\"event\":\"ended\"}")

    XCTAssertEqual(run.results.map(\.status), [.skipped, .skipped, .skipped])
    XCTAssertEqual(run.results.map(\.skipReason), ["not here - not now", "later", nil])
  }
}
