import Foundation
import XCTest

@testable import vipkata

/// A kata's own variables, and the files beside its suite, reach the suite however it is run.
final class SuiteEnvironmentTests: XCTestCase {
  private static let suite = """
    import Foundation
    import Login
    import Testing
    import XCTest

    final class LoginTests: XCTestCase {
      func testHears() {
        XCTAssertEqual(ProcessInfo.processInfo.environment["RUNALL"], "true, \\"all\\"")
        XCTAssertNotEqual(ProcessInfo.processInfo.environment["HOME"], "elsewhere")
      }

      func testReads() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
          .appendingPathComponent("Data/numbers.json")
        XCTAssertEqual(try String(contentsOf: file, encoding: .utf8), "[1]")
      }
    }

    @Test(.enabled(if: ProcessInfo.processInfo.environment["RUNALL"] != nil)) func runs() {}
    """

  private static func summary(
    _ package: String, _ change: (inout SuiteRunner) -> Void
  ) throws -> [String] {
    let lab = try SuiteLab(package: package)
    var runner = lab.runner
    change(&runner)
    let job = SuiteJob(
      package: package, module: "Login", sources: ["Code.swift": ""].sourceFiles,
      suite: ["Suite.swift": suite, "Data/numbers.json": "[1]"].sourceFiles, support: [],
      testSeconds: 60, environment: ["RUNALL": "true, \"all\"", "HOME": "elsewhere"])
    return try runner.run(job).summary
  }

  /// On macOS, a service keeps the defaults.
  func testARunFindsNoDefaultsOfTheOneBefore() throws {
    #if os(Linux)
      let lab = try SuiteLab(package: "defaults")
      let suite = SuiteLab.xctest(
        """
        func testCounts() {
          let runs = UserDefaults.standard.integer(forKey: "runs")
          UserDefaults.standard.set(runs + 1, forKey: "runs")
          XCTAssertTrue(UserDefaults.standard.synchronize())
          XCTAssertEqual(runs, 0)
        }
        """)
      for _ in 1...2 {
        let run = try lab.run(suite: "import Foundation\n" + suite)
        XCTAssertEqual(run.summary, ["LoginTests.testCounts: passed"])
      }
    #endif
  }

  func testTheyAreThereInBothHarnessesAndInASandbox() async throws {
    async let discovered = Self.summary("discovered") { $0.harness = .discovered }
    let own = try Self.summary("environment") { _ in }
    let sandbox = try? Sandbox(environment: ProcessInfo.processInfo.environment, hidden: [])
    let sandboxed = try sandbox.map { sandbox in
      try Self.summary("environment") { $0.sandbox = sandbox }
    }

    let all = ["LoginTests.testHears: passed", "LoginTests.testReads: passed", "runs: passed"]
    for summary in [own, try await discovered, sandboxed ?? all] { XCTAssertEqual(summary, all) }
  }
}
