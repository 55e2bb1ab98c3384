import Foundation
import XCTest

@testable import vipkata

/// Builds in the background, with the real compiler.
final class AheadBuildTests: FolderTestCase {
  private var packages: URL { folder["packages"] }

  private func runner(isOn: Bool = true) throws -> SuiteRunner {
    try SuiteLab.runner(in: packages, environment: SuiteLab.environment(ahead: isOn))
  }

  private func ahead(isOn: Bool = true) throws -> AheadBuild {
    AheadBuild(suites: try runner(isOn: isOn))
  }

  private func job(_ package: String) throws -> SuiteJob {
    try SuiteLab(package: package).job(
      ["A.swift": "public let answer = 1"],
      suite: SuiteLab.xctest("func testA() { XCTAssertEqual(answer, 1) }"))
  }

  private func program(_ package: String) -> FileStatus? {
    FileStatus(
      path: packages.path + "/\(package)/.build/debug/HiddenSuitePackageTests.xctest")
  }

  /// Both katas: the one that was opened and the one after it.
  func testTheFirstCheckFindsItsProgramBuiltAndOnlyRunsIt() throws {
    try SuiteLab.warm(packages)
    try ahead().begin([try job("one"), try job("two")], playing: nil)
    // The lock is released when the build has ended.
    try FileLock(file: packages.appendingPathComponent("ahead.lock"), timeout: 120).release()

    for package in ["one", "two"] {
      let before = try XCTUnwrap(program(package), package)
      try assertPasses(runner().run(job(package)))
      XCTAssertEqual(program(package), before, "it was linked again")
    }
  }

  func testItIsEndedAtOnceWithAllItsProcesses() throws {
    try SuiteLab.warm(packages)
    let ahead = try ahead()
    ahead.begin([try job("one"), try job("two")], playing: nil)
    let lock = packages.appendingPathComponent("ahead.lock")
    XCTAssertThrowsError(try FileLock(file: lock, timeout: 0), "it is building")

    ahead.stop()

    XCTAssertNoThrow(try FileLock(file: lock, timeout: 0).release(), "no process keeps it")
    try assertPasses(runner().run(job("one")))
  }

  /// Neither a number in a file nor a lock that cannot be taken shows whose a process is.
  func testOnlyABuildOfOursIsEnded() throws {
    let stranger = try ChildProcess("/bin/sleep", ["1000"], environment: [:]).detach()
    defer { ProcessFamily(leader: stranger).end() }
    let file = try folder.write("\(stranger)\n", to: "file")
    try folder.write("", to: "packages/ahead.lock")
    let lock = try XCTUnwrap(AheadBuild.lock(packages))
    defer { lock.release() }
    ftruncate(lock.descriptor, 0)
    _ = "\(stranger)\n".withCString { pwrite(lock.descriptor, $0, strlen($0), 0) }

    try ahead().stop()
    try folder.remove("packages/ahead.lock")
    try folder.link("packages/ahead.lock", to: file)
    try ahead().stop()

    XCTAssertTrue(RunningProcess.runs(inSession: stranger))
  }

  func testItIsNotBegunTwiceNorWhenItIsTurnedOff() throws {
    try ahead(isOn: false).begin([try job("off")], playing: nil)
    XCTAssertFalse(folder.exists("packages/off"))

    let lock = try XCTUnwrap(AheadBuild.lock(packages))
    try ahead().begin([try job("second")], playing: nil)
    XCTAssertFalse(folder.exists("packages/second"))
    lock.release()
  }
}
