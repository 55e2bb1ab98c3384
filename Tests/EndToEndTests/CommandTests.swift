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

  func testCheckStaysWhereYouAre() throws {
    try program.writeBody(BuiltProgram.greeting)

    let result = try program.run("check")

    XCTAssertEqual(result.status, 0)
    XCTAssertEqual(try program.object("list")["current"] as? String, "hello/hello-cycle")
  }

  func testBriefShowsTheTaskOnceMore() throws {
    let result = try program.run("brief")

    XCTAssertEqual(result.status, 0)
    assertContains(result.output, "# Close the cycle")
  }

  func testEachHintGoesOneFurtherAndTheFailingTestsComesFirst() throws {
    _ = try program.run("check")

    let first = try program.run("hint")
    let second = try program.run("hint")
    let third = try program.run("hint")

    assertContains(first.output, "For testTheCycleEndsOnTheView")
    assertContains(second.output, "Hint 1")
    assertContains(third.output, "Hint 2")
  }

  func testAfterTheLastHintItIsSaidThatThereIsNone() throws {
    _ = try program.run("hint", "--all")

    let result = try program.run("hint")

    assertContains(result.output, "There is no further hint for hello/hello-cycle.")
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

  func testTheSolutionIsNotShownBeforeGreenUnlessAskedTo() throws {
    let refused = try program.run("solution")
    let spoilt = try program.run("solution", "--spoil")

    XCTAssertEqual(refused.status, 2)
    assertContains(refused.errors, "is not green yet")
    XCTAssertEqual(spoilt.status, 0)
    assertContains(spoilt.output, "+++ reference/GreetingPresenter.swift")
    assertContains(spoilt.output, "-    // TODO:")
  }

  func testAfterGreenTheSolutionIsADiffAgainstYours() throws {
    try program.writeBody("// mine\n    \(BuiltProgram.greeting)")
    _ = try program.run("check")

    let result = try program.run("solution")

    XCTAssertEqual(result.status, 0)
    assertContains(result.output, "-    // mine")
  }

  func testOpenLeavesTheKataBeforeAsSkipped() throws {
    _ = try program.run("open", "3")

    let katas = try XCTUnwrap(try program.object("list")["katas"] as? [[String: Any]])

    XCTAssertEqual(katas[0]["state"] as? String, "skipped")
    XCTAssertEqual(katas[1]["state"] as? String, "ahead")
    XCTAssertEqual(katas[2]["state"] as? String, "open")
  }

  func testOpeningAgainKeepsWhatTheLearnerWrote() throws {
    try program.writeBody("print(\"mine\")")
    _ = try program.run("open", "3")

    _ = try program.run("open", "hello-cycle")

    let file = program.workspace(BuiltProgram.presenter)
    assertContains(try String(contentsOf: file, encoding: .utf8), "print(\"mine\")")
  }

  func testListShowsStagesTitlesAndABar() throws {
    let result = try program.run("list")
    let alias = try program.run("progress")

    assertContains(result.output, "interactor\n")
    assertContains(result.output, "▸  1  hello-cycle                   3 min  Close the cycle")
    assertContains(result.output, "░  0 of ")
    XCTAssertEqual(alias.output, result.output)
  }

  func testDoctorFindsAllInOrder() throws {
    let result = try program.run("doctor")

    XCTAssertEqual(result.status, 0, result.output)
    assertContains(result.output, "✔ toolchain: ")
    assertContains(result.output, "✔ code reader: ")
  }

  func testEveryCommandHasHelp() throws {
    for command in [
      "next", "check", "watch", "hint", "list", "brief", "open", "reset", "solution", "new",
      "verify", "doctor",
    ] {
      let result = try program.run(command, "--help")
      XCTAssertEqual(result.status, 0, command)
      XCTAssertTrue(result.output.hasPrefix("usage: "), result.output)
      assertContains(result.output, " \(command)")
    }
  }

  func testColorsAreThereOnlyWhenAskedFor() throws {
    let plain = try program.run("list")
    let colored = try program.run("list", "--color", "always")

    XCTAssertFalse(plain.output.contains("\u{1b}"))
    assertContains(colored.output, "\u{1b}[")
  }
}
