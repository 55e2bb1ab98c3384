import Entities
import Foundation
import Scenes
import XCTest

@testable import Workers

/// A suite is run again when anything of it changed, and only then.
final class RememberedRunsTests: XCTestCase {
  /// Counts the runs; each has another test's name, so that one is told from the other.
  private final class Counter: SuiteWorkerLogic, @unchecked Sendable {
    var runs = 0
    var ending = SuiteRun.Ending.finished

    func outline(of suite: [SourceFile]) -> SuiteOutline { SuiteOutline(tests: [], asserts: true) }

    func run(_ job: SuiteJob) -> SuiteRun {
      runs += 1
      var run = SuiteRun(ending: ending)
      let failure = Failure(
        message: "not 🎓", actual: "1", place: Place(file: "Tests/A.swift", line: 3))
      run.results = [
        TestResult(
          name: TestName(suite: "LoginTests", function: "test\(runs)"), status: .failed,
          failures: [failure], seconds: 0.25)
      ]
      run.diagnostics = [
        Diagnostic(severity: .warning, place: Place(file: "A.swift", line: 1), message: "unused")
      ]
      run.output = "printed"
      return run
    }
  }

  private let counter = Counter()
  private var folder: TemporaryFolder!

  override func setUpWithError() throws {
    folder = try TemporaryFolder()
    try install("Swift version 6.3")
  }

  private func install(_ version: String) throws {
    try folder.script(
      #"echo '{"compilerVersion": "\#(version)", "paths": {"runtimeResourcePath": "/x"}}'"#,
      at: "bin/swift")
  }

  private var runs: RememberedRuns {
    RememberedRuns(
      folder: folder["runs"], suites: counter,
      finder: ToolchainFinder(
        environment: ["PATH": "\(folder["bin"].path):/usr/bin:/bin"], cache: nil))
  }

  private func job(
    _ scene: String = "a", suite: String = "b", support: String = "c", seconds: Int = 10
  ) -> SuiteJob {
    SuiteJob(
      package: "p", module: "Login", sources: ["A.swift": scene].sourceFiles,
      suite: ["T.swift": suite].sourceFiles,
      support: [SupportModule(name: "KataUI", files: ["K.swift": support].sourceFiles)],
      testSeconds: seconds)
  }

  func testTheSameFilesAreNotRunAgainAndGiveTheSame() throws {
    var first = try runs.run(job())
    let second = try runs.run(job())

    XCTAssertEqual(counter.runs, 1)
    XCTAssertFalse(first.isRemembered)
    XCTAssertTrue(second.isRemembered)
    first.isRemembered = true
    XCTAssertEqual(second, first)
  }

  func testAnyChangeIsRunAndAnUndoIsNot() throws {
    var reversed = job()
    reversed.isReversed = true
    let all = [
      job(), job("A"), job(suite: "B"), job(support: "C"), job(seconds: 11), reversed,
    ]
    for job in all { XCTAssertFalse(try runs.run(job).isRemembered, "\(job)") }

    XCTAssertTrue(try runs.run(job()).isRemembered, "back to the first")
    XCTAssertEqual(counter.runs, all.count)
  }

  func testAnotherToolchainRunsAnew() throws {
    _ = try runs.run(job())
    try install("Swift version 6.4")

    XCTAssertFalse(try runs.run(job()).isRemembered)
  }

  /// It may have been the machine: too slow, or out of memory.
  func testOnlyARunThatCameToItsEndIsRemembered() throws {
    for ending in [SuiteRun.Ending.crashed, .timedOut, .buildFailed] {
      counter.ending = ending
      _ = try runs.run(job())
      XCTAssertFalse(try runs.run(job()).isRemembered, "\(ending)")
    }
  }

  func testWhatWasKeptAndIsDamagedIsRunAnew() throws {
    _ = try runs.run(job())
    for name in try FileManager.default.contentsOfDirectory(atPath: folder["runs"].path) {
      try folder.write("{\"question\"", to: "runs/\(name)")
    }

    XCTAssertFalse(try runs.run(job()).isRemembered)
    XCTAssertTrue(try runs.run(job()).isRemembered, "and kept again")
  }

  func testWhatIsKeptDoesNotGrowWithoutEnd() throws {
    for number in 0..<250 { _ = try runs.run(job("\(number)")) }

    XCTAssertLessThanOrEqual(
      try FileManager.default.contentsOfDirectory(atPath: folder["runs"].path).count, 100)
    XCTAssertTrue(try runs.run(job("249")).isRemembered, "the newest is there")
  }
}
