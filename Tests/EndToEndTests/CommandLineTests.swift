import XCTest

/// Help, versions and mistyped words.
final class CommandLineTests: XCTestCase {
  func testHelpAndVersionAreTextInEveryForm() throws {
    let program = try BuiltProgram()
    for word in ["--help", "--version"] {
      XCTAssertEqual(
        try program.run(word, "--format", "json").output, try program.run(word).output)
    }
  }

  func testAfterTwoDashesNoWordIsAnOption() throws {
    let program = try BuiltProgram()
    let app = program.folder.appendingPathComponent("-app")
    try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
    try Data("struct A {}\n".utf8).write(to: app.appendingPathComponent("A.swift"))

    let result = try program.run("review", "--plain", "--", "-app")

    XCTAssertEqual(result.status, 0, result.output + result.errors)
  }
}
