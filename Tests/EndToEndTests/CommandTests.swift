import Foundation
import XCTest

/// The other commands of the loop, on the first kata.
final class CommandTests: XCTestCase {
  private var program: BuiltProgram!

  override func setUpWithError() throws {
    program = try BuiltProgram()
    _ = try program.run("open", "hello-cycle")
  }

  override func tearDown() {
    program = nil
  }

  func testResetBringsTheStarterBackAndKeepsTheLearnersVersion() throws {
    try program.writeBody("print(\"mine\")")

    let result = try program.run("reset")

    let file = program.workspace(BuiltProgram.presenter)
    assertContains(try String(contentsOf: file, encoding: .utf8), "// TODO:")
    let backup = try XCTUnwrap(
      result.output.split(separator: "\n").first { $0.hasPrefix("Your version is kept in ") })
    let kept = program.folder.appendingPathComponent(String(backup.dropFirst(24)))
      .appendingPathComponent("GreetingPresenter.swift")
    assertContains(try String(contentsOf: kept, encoding: .utf8), "print(\"mine\")")
  }

  func testOpeningAgainKeepsWhatTheLearnerWrote() throws {
    try program.writeBody("print(\"mine\")")
    _ = try program.run("open", "3")

    _ = try program.run("open", "hello-cycle")

    let file = program.workspace(BuiltProgram.presenter)
    assertContains(try String(contentsOf: file, encoding: .utf8), "print(\"mine\")")
  }
}
