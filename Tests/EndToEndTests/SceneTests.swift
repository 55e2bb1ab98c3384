import Foundation
import XCTest

/// `vipkata scene`, typed by somebody with an app. `SceneCombinationTests` shows that the new files
/// build.
final class SceneTests: XCTestCase {
  private let flags = ["--purpose", "form", "--data", "api", "--navigation", "modal"]

  private func files(_ program: BuiltProgram) -> [String] {
    let names = FileManager.default.enumerator(atPath: program.folder.path)
    return (names?.allObjects as? [String] ?? []).filter { $0.hasSuffix(".swift") }.sorted()
  }

  func testAnAppWithoutACourseGetsAScene() throws {
    let program = try BuiltProgram()
    program.environment["VIPKATA_COURSE"] = nil

    let result = try program.run(
      ["scene", "Checkout", "--into", "My App/Scenes", "--use-case", "Pay", "--use-case", "Cancel"]
        + flags)

    XCTAssertEqual(result.status, 0, result.errors)
    assertContains(result.output, "  My App/Scenes/Checkout/CheckoutInteractor.swift\n")
    assertContains(result.output, "15 files written. 3 TODOs left to you.")
    XCTAssertEqual(files(program).count, 15)
    let interactor = try String(
      contentsOf: program.folder.appendingPathComponent(
        "My App/Scenes/Checkout/CheckoutInteractor.swift"), encoding: .utf8)
    assertContains(interactor, "func pay(request: Checkout.Pay.Request)")
    assertContains(interactor, "func cancel(request: Checkout.Cancel.Request)")
  }

  func testATeamsOwnTemplates() throws {
    let program = try BuiltProgram()
    let own = program.folder.appendingPathComponent("Ours")
    try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
    try Data("struct __Scene__Thing {}\n".utf8)
      .write(to: own.appendingPathComponent("__Scene__Thing.swift.txt"))

    let result = try program.object(
      "scene", "Checkout", "--templates", "Ours", "--purpose", "hub", "--data", "local",
      "--navigation", "tab")

    XCTAssertEqual(result["files"] as? [String], ["CheckoutThing.swift"])
    XCTAssertEqual(result["useCases"] as? [String], ["Browse"])
    XCTAssertEqual(files(program), ["CheckoutThing.swift"])
  }

  /// A terminal that shows the first question.
  private func asked(_ program: BuiltProgram) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal()
    try terminal.start(
      BuiltProgram.executable, ["scene", "Checkout", "--into", program.folder.path],
      environment: program.environment)
    try terminal.wait(for: "purpose? ")
    return terminal
  }

  func testOnATerminalItAsksAndShowsTheFilesBeforeItWrites() throws {
    let program = try BuiltProgram()
    let terminal = try asked(program)

    terminal.press("form\n")
    try terminal.wait(for: "data? ")
    terminal.press("3\n")
    try terminal.wait(for: "navigation? ")
    terminal.press("root\n")
    try terminal.wait(for: "without a worker")
    try terminal.wait(for: "Write 13 files? (y/n) ")
    XCTAssertEqual(files(program), [])
    terminal.press("y\n")

    XCTAssertEqual(terminal.waitForEnd(), 0)
    XCTAssertEqual(files(program).count, 13)
  }

  /// The terminal holds back the output, so that the question is not there yet.
  func testControlCBeforeTheQuestionIsNotLost() throws {
    let program = try BuiltProgram()
    let terminal = try PseudoTerminal()
    terminal.press("\u{13}")
    try terminal.start(
      BuiltProgram.executable, ["scene", "Checkout", "--into", program.folder.path],
      environment: program.environment)
    try terminal.waitUntilItPrints()

    terminal.press("\u{3}")
    terminal.press("\u{11}")

    XCTAssertEqual(terminal.waitForEnd(), 130)
  }

  func testControlCLeavesTheQuestionAndNothingElse() throws {
    let program = try BuiltProgram()
    let terminal = try asked(program)

    terminal.press("\u{3}")

    XCTAssertEqual(terminal.waitForEnd(), 130)
    XCTAssertEqual(files(program), [])
  }
}
