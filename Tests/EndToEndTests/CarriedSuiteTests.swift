import XCTest

/// A kata that goes on with another's code is judged by that one's suite, too.
final class CarriedSuiteTests: XCTestCase {
  func testWhatAKataBeforeHasTaughtMustNotBreak() throws {
    let program = try BuiltProgram()
    let kata = "02-interactor/02-present-every-outcome"
    try program.useCourse(of: ["02-interactor/01-validate-then-ask", kata])
    _ = try program.run("open", "present-every-outcome")
    try program.lay(
      BuiltProgram.repository.appendingPathComponent("Katas/\(kata)/Mutants/drops-the-validation"),
      into: "\(kata)/Sources/Login")

    let text = try program.run("check").output
    let tests = try XCTUnwrap(program.object("check")["tests"] as? [[String: Any]])

    assertContains(text, "This worked in interactor/validate-then-ask.")
    assertContains(text, "This looks like asking the worker without validating first")
    let failing = tests.filter { $0["status"] as? String == "failed" }
    XCTAssertFalse(failing.isEmpty)
    XCTAssertEqual(
      Set(failing.map { $0["workedIn"] as? String }), ["interactor/validate-then-ask"])
  }
}
