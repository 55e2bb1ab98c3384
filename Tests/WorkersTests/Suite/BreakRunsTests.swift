import TestSupport
import XCTest

@testable import vipkata

/// A scene that holds several breaks, built once and run with each.
final class BreakRunsTests: XCTestCase {
  private let code = """
    public func login() -> Int {
      if vipkataBreaks(1) { return 2 }
      if vipkataBreaks(3) { fatalError("broken") }
      if vipkataBreaks(4) { while true {} }
      return vipkataBreaks(5) ? 3 : 1
    }
    """

  private func assertRuns(
    _ harness: HiddenPackage.Harness, _ suite: String, line: UInt = #line
  ) throws {
    let lab = try SuiteLab(package: "breaks-\(harness)")
    var runner = lab.runner
    runner.harness = harness
    var job = lab.job(["Code.swift": code], suite: suite, testSeconds: 1)
    job.sources += WovenScene(of: [], in: []).files
    job.breaks = [1, 2, 3, 4, 5]

    let runs = try runner.runs(job)

    let values = runs.mapValues { $0.results.flatMap(\.failures).map(\.actual) }
    XCTAssertEqual(
      values, [1: ["2"], 2: [], 5: ["3"]],
      "neither the one that crashes nor the one that hangs came to its end", line: line)
    XCTAssertEqual(runs[2]?.results.map(\.status), [.passed], line: line)
  }

  /// No test can find the break that it runs with in the environment.
  func testEachIsRunAloneAndTheNextOneBehindOneThatHangs() throws {
    let asks = "ProcessInfo.processInfo.environment[\"VIPKATA_BREAK\"]"
    let xctest = SuiteLab.xctest(
      "func testA() { XCTAssertEqual(login(), 1); XCTAssertNil(\(asks)) }")
    let testing = SuiteLab.testing("@Test func works() { #expect(login() == 1) }")
    let suites: [(HiddenPackage.Harness, String)] = [
      (.ownEntryPoint, xctest), (.ownEntryPoint, testing), (.discovered, xctest),
    ]
    for (harness, suite) in Sample.of(suites, every: 3) { try assertRuns(harness, suite) }
  }
}
