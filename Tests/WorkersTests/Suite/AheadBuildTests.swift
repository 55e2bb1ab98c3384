import Entities
import Foundation
import Scenes
import XCTest

@testable import Workers

/// What is built in the background, with the real compiler.
final class AheadBuildTests: XCTestCase {
  private func ahead(in packages: URL, isOn: Bool = true) -> AheadBuild {
    AheadBuild(
      packages: packages,
      finder: ToolchainFinder(environment: SuiteLab.environment(ahead: isOn), cache: nil))
  }

  private func job(_ package: String, _ code: String = "public let answer = 1") -> SuiteJob {
    SuiteJob(
      package: package, module: "Login", sources: ["A.swift": code].sourceFiles,
      suite: ["T.swift": SuiteLab.xctest("func testA() { XCTAssertEqual(answer, 1) }")].sourceFiles,
      support: [], testSeconds: 60)
  }

  private func program(_ package: String, in packages: URL) -> URL {
    packages.appendingPathComponent(
      "\(package)/.build/debug/HiddenSuitePackageTests.xctest")
  }

  private func made(_ program: URL) throws -> Date? {
    try program.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
  }

  /// Both katas, the one that was opened and the one after it, in a wholly new workspace.
  func testTheFirstCheckFindsItsProgramBuiltAndOnlyRunsIt() throws {
    let folder = try TemporaryFolder()
    let packages = folder["packages"]
    ahead(in: packages)
      .begin([job("one"), job("two")])
    // Given when the build has ended.
    try FileLock(file: packages.appendingPathComponent("ahead.lock"), patience: 120).release()

    for package in ["one", "two"] {
      let program = program(package, in: packages)
      let before = try XCTUnwrap(try made(program), package)
      let run = try SuiteRunner(
        packages: packages, toolchain: try SuiteLab.toolchain.get(),
        environment: SuiteLab.environment(ahead: true)
      ).run(job(package))

      XCTAssertEqual(run.summary, ["LoginTests.testA: passed"], run.output)
      XCTAssertEqual(try made(program), before, "it was linked again")
    }
  }

  func testItIsEndedAtOnceWithAllItsProcesses() throws {
    let folder = try TemporaryFolder()
    let packages = folder["packages"]
    let ahead = ahead(in: packages)
    ahead.begin([job("one"), job("two")])
    let lock = packages.appendingPathComponent("ahead.lock")
    XCTAssertThrowsError(try FileLock(file: lock, patience: 0), "it is building")

    ahead.stop()

    XCTAssertNoThrow(try FileLock(file: lock, patience: 0).release(), "no process keeps it")
    let run = try SuiteRunner(
      packages: packages, toolchain: try SuiteLab.toolchain.get(),
      environment: SuiteLab.environment(ahead: true)
    ).run(job("one"))
    XCTAssertEqual(run.summary, ["LoginTests.testA: passed"], run.output)
  }

  func testItIsNotBegunTwiceNorWhenItIsTurnedOff() throws {
    let folder = try TemporaryFolder()
    let packages = folder["packages"]
    ahead(in: packages, isOn: false).begin([job("off")])
    XCTAssertFalse(folder.exists("packages/off"))

    let lock = try XCTUnwrap(AheadLock(packages: packages).take())
    ahead(in: packages).begin([job("second")])
    XCTAssertFalse(folder.exists("packages/second"))
    lock.release()
  }
}
