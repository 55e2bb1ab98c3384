import XCTest

/// Help, versions and mistyped words.
final class CommandLineTests: XCTestCase {
  func testTheVersionIsOneLine() throws {
    let result = try BuiltProgram().run("--version")

    XCTAssertEqual(result.output, "vipkata 0.1.0\n")
    XCTAssertEqual(result.status, 0)
  }

  func testAMistypedCommandGetsTheNearestOneSuggested() throws {
    let result = try BuiltProgram().run("nxet")

    XCTAssertEqual(
      result.errors,
      """
      error: There is no command "nxet".
      Did you mean `swift run vipkata next`?

      """)
    XCTAssertEqual(result.status, 2)
  }
}
