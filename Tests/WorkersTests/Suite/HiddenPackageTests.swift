import Entities
import Foundation
import Scenes
import XCTest

@testable import Workers

/// What a hidden package forgets of its build when code changes.
final class HiddenPackageTests: XCTestCase {
  private let root = FileManager.default.temporaryDirectory
    .appendingPathComponent("vipkata-hidden-\(UUID().uuidString)")

  override func tearDown() {
    try? FileManager.default.removeItem(at: root)
  }

  private func write(_ code: String) throws {
    let toolchain = Toolchain(
      swift: URL(fileURLWithPath: "/swift"), version: "Swift version 6.3", libraries: root)
    let package = HiddenPackage(
      root: root, module: "Login", toolchain: toolchain, harness: .ownEntryPoint)
    let source = SourceFile(path: "A.swift", content: Data(code.utf8))
    try package.write(
      SuiteJob(
        package: "p", module: "Login", sources: [source], suite: [], support: [], testSeconds: 1),
      tests: [])
  }

  func testTheProgramOfTheCodeBeforeIsNeverLeftToRun() throws {
    let program = root.appendingPathComponent(".build/debug/HiddenSuitePackageTests.xctest")
    try write("let a = 1")
    try FileManager.default.createDirectory(
      at: program.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data().write(to: program)

    try write("let a = 1")
    XCTAssertTrue(
      FileManager.default.fileExists(atPath: program.path), "nothing changed: it stays")

    try write("let a = 2")
    XCTAssertFalse(
      FileManager.default.fileExists(atPath: program.path), "the code changed: it must go")
  }
}
