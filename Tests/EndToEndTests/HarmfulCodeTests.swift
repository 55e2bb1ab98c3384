import Foundation
import XCTest

/// A learner's code that hangs, crashes, ends the program or floods.
final class HarmfulCodeTests: XCTestCase {
  private func verdict(
    on body: String, imports: String = ""
  ) throws -> (object: [String: Any], left: [String]) {
    let program = try BuiltProgram()
    _ = try program.run("open", "hello-cycle")
    try program.writeBody(body, imports: imports)
    let object = try program.object("check")
    return (object, try program.processesLeft())
  }

  private func firstTest(_ object: [String: Any]) throws -> [String: Any] {
    try XCTUnwrap((object["tests"] as? [[String: Any]])?.first)
  }

  func testAnEndlessLoopTimesOutAndIsEnded() throws {
    let (object, left) = try verdict(on: "while true {}")

    XCTAssertEqual(object["verdict"] as? String, "timed-out")
    XCTAssertEqual(try firstTest(object)["status"] as? String, "timed-out")
    XCTAssertEqual(left, [])
  }

  func testAFatalErrorNamesTheTestAndTheLearnersLine() throws {
    let (object, left) = try verdict(on: "fatalError(\"no words\")")

    let test = try firstTest(object)
    XCTAssertEqual(object["verdict"] as? String, "crashed")
    XCTAssertEqual(test["name"] as? String, "GreetingCycleTests.testTheCycleEndsOnTheView")
    XCTAssertEqual(test["message"] as? String, "Fatal error: no words")
    XCTAssertEqual(test["file"] as? String, "Sources/Greeting/GreetingPresenter.swift")
    XCTAssertEqual(test["line"] as? Int, 10)
    XCTAssertEqual(left, [])
  }

  func testLeavingWithStatusZeroIsNotGreen() throws {
    let (object, _) = try verdict(on: "exit(0)", imports: "import Foundation\n")

    XCTAssertEqual(object["verdict"] as? String, "crashed")
    assertContains(
      try XCTUnwrap(try firstTest(object)["message"] as? String), "look for a call of exit()")
  }

  func testAFloodOfPrintsEndsWithItsTest() throws {
    let (object, left) = try verdict(on: "while true { print(\"Test Case passed\") }")

    XCTAssertEqual(object["verdict"] as? String, "timed-out")
    XCTAssertEqual(left, [])
  }

  func testACompileErrorIsShownInTheLearnersFile() throws {
    let program = try BuiltProgram()
    _ = try program.run("open", "hello-cycle")
    try program.writeBody("let number: Int = \"one\"")

    let result = try program.run("check")

    XCTAssertEqual(result.status, 1)
    assertContains(
      result.output,
      "Workspace/\(BuiltProgram.presenter):10:23: error: cannot convert value of type 'String'")
    XCTAssertEqual(result.output.components(separatedBy: "error: cannot convert").count, 2)
  }

  func testWhatTheSuiteNeedsIsSaidInsteadOfAnErrorInAHiddenFile() throws {
    let program = try BuiltProgram()
    _ = try program.run("open", "hello-cycle")
    let file = program.workspace(BuiltProgram.presenter)
    let text = try String(contentsOf: file, encoding: .utf8)
    try text.replacingOccurrences(of: "GreetingPresenter:", with: "GreetingWording:")
      .write(to: file, atomically: true, encoding: .utf8)
    let configurator = program.workspace(
      "\(BuiltProgram.hello)/Sources/Greeting/GreetingConfigurator.swift")
    let wiring = try String(contentsOf: configurator, encoding: .utf8)
    try wiring.replacingOccurrences(of: "GreetingPresenter()", with: "GreetingWording()")
      .write(to: configurator, atomically: true, encoding: .utf8)

    let result = try program.run("check")

    XCTAssertEqual(result.status, 1)
    assertContains(result.output, "The suite needs `GreetingPresenter`: it is not there yet.")
    XCTAssertFalse(result.output.contains("Tests/"), result.output)
  }
}
