import Foundation
import TestSupport
import XCTest

/// `vipkata play` in a window of 80 columns and 24 rows, and without a window.
final class PlayTests: XCTestCase {
  private var program: BuiltProgram!

  override func setUpWithError() throws {
    // Scenes that several tests play are built once.
    program = try PreparedProgram.of(Self.self) {
      for kata in ["06-router/03-list-to-detail", "07-configurator/01-wire-the-cycle"] {
        _ = try $0.run("open", kata)
        try $0.solve(kata)
        _ = try $0.run("play", "--format", "json")
      }
    }
  }

  private func open(_ kata: String, solved: Bool = true) throws {
    let opened = try program.run("open", kata)
    XCTAssertEqual(opened.status, 0, opened.errors)
    if solved { try program.solve(kata) }
  }

  func testALoginIsFilledInRefusedAndLeadsHome() throws {
    try open("07-configurator/01-wire-the-cycle")
    let screen = try TmuxScreen(program, "play; sleep 60")
    _ = try screen.wait(for: "▸ [ ▏", "( Log in )", "esc close")
    try screen.press("a@b", "Tab", "falsely-so")
    _ = try screen.wait(for: "[ a@b", "**********▏", "━▶ Request    LoginInteractor.validate")
    try screen.press("Enter", "Enter")
    _ = try screen.wait(
      for: "Login Failed", "Email and password do not match.", "▸ ( OK )",
      "━▶ Request    LoginInteractor.authenticate", "email: \"a@b\", password: \"falsely-so\"",
      "━▶ Response   LoginPresenter.presentAuthentication",
      "result: .failure(.invalidCredentials)",
      "━▶ ViewModel  LoginViewController.displayFailure",
      "title: \"Login Failed\", message: \"Email and password do not match.\"")
    try screen.press("Enter")
    _ = try screen.wait(for: "Password", "( Sign up )")
    try screen.press("Tab")
    for _ in 0..<10 { try screen.press("BSpace") }
    try screen.press("lovelace")
    // Now the button can be pressed.
    _ = try screen.wait(for: "password: \"lovelace\"", "canSubmit: true")
    try screen.press("Tab", "Enter")
    _ = try screen.wait(
      for: "Hello, Ada!", "━▶ ViewModel  HomeViewController.displayGreet  text: \"Hello, Ada!\"")
    try screen.press("Escape")
    _ = try screen.wait(for: "is closed, and no part of it lives on.")
  }

  func testAListLeadsToADetailAndBack() throws {
    try open("06-router/03-list-to-detail")
    let screen = try TmuxScreen(program, "play router/list-to-detail; sleep 60")
    _ = try screen.wait(for: "▸ ( Nova )", "( Echo )", "( Moss )")
    try screen.press("Down", "Enter")
    _ = try screen.wait(
      for: "╭─ ← Echo", "Repeats it all.", "━▶ ViewModel  HeroDetailViewController.displayLoad",
      "esc back")
    try screen.press("Escape")
    _ = try screen.wait(for: "( Echo )", "esc close")
    try screen.press("Escape")
    _ = try screen.wait(for: "is closed, and no part of it lives on.")
  }

  func testAWrongWiringStaysDeadAndWhereItStopsIsSaid() throws {
    try open("07-configurator/01-wire-the-cycle")
    try program.scene(of: "07-configurator/01-wire-the-cycle")
      .appendingPathComponent("LoginConfigurator.swift")
      .edit { $0.replacing("    presenter.viewController = viewController\n", with: "") }
    let screen = try TmuxScreen(program, "play; sleep 60")
    _ = try screen.wait(for: "▸ [ ▏")
    try screen.press("a")
    _ = try screen.wait(
      for: "━▶ Response   LoginPresenter.presentValidation",
      "✘  ViewModel  none came from LoginPresenter.presentValidation")
    try screen.press("Escape")
  }

  func testALeakIsCountedWhenTheScreenIsClosed() throws {
    try Sample.requireWhole()
    try open("rules/retain-cycles", solved: false)
    let screen = try TmuxScreen(program, "play; sleep 60")
    _ = try screen.wait(for: "( Log in )")
    try screen.press("Escape")
    _ = try screen.wait(for: "✘ rules/retain-cycles is closed, and 2 parts of it live on:")
  }

  func testASceneThatCrashesOrHangsEndsInWordsWithTheTerminalAsItWas() throws {
    try open("rules/concrete-types", solved: false)
    let router = program.workspace("10-rules/06-concrete-types/Sources/Heroes/HeroListRouter.swift")
    let starter = try String(contentsOf: router, encoding: .utf8)
    let begin = "func routeToAbout() {\n"
    let ends = [
      ("let none: [Int] = []; _ = none[1]", "Fatal error: Index out of range."),
      ("while true {}", "The scene did not answer for 5 s"),
    ]
    for (line, words) in Sample.of(ends, every: 2) {
      try starter.replacing(begin, with: "\(begin)\(line)\n", maxReplacements: 2)
        .write(to: router, atomically: true, encoding: .utf8)
      let terminal = try PseudoTerminal()
      let settings = terminal.settings
      program.environment.merge(["TERM": "xterm", "NO_COLOR": "1"]) { $1 }
      try terminal.start(BuiltProgram.executable, ["play"], environment: placed)
      try terminal.wait(for: "( About )")
      terminal.press("\n")
      try terminal.wait(for: words)
      XCTAssertEqual(terminal.waitForEnd(), 2)
      XCTAssertEqual(terminal.settings, settings)
      XCTAssertEqual(try program.processesLeft(), [])
    }
  }

  private var placed: [String: String] {
    program.environment.merging(["VIPKATA_WORKSPACE": program.workspace("").path]) { $1 }
  }

  func testAloudKeysAndAnswersAreSentences() throws {
    try open("06-router/03-list-to-detail")
    let terminal = try PseudoTerminal()
    try terminal.start(BuiltProgram.executable, ["play", "--plain"], environment: placed)
    try terminal.wait(for: "Button Moss")
    terminal.press("\t")
    try terminal.wait(for: "Button Echo")
    terminal.press("\n")
    try terminal.wait(for: "Screen Echo")
    try terminal.wait(for: "ViewModel to HeroDetailViewController.displayLoad: title: \"Echo\"")
    terminal.press("\u{1b}")
    try terminal.wait(for: "Screen")
    terminal.press("\u{1b}")
    try terminal.wait(for: "is closed, and no part of it lives on.")
    XCTAssertEqual(terminal.waitForEnd(), 0)
  }

  func testWithoutATerminalItIsShownOnceAndProgramsReadIt() throws {
    try open("06-router/03-list-to-detail")
    let object = try program.object("play")
    let elements = try XCTUnwrap(object["elements"] as? [[String: Any]])
    XCTAssertEqual(
      elements.compactMap { $0["text"] as? String }, ["Heroes (3)", "Nova", "Echo", "Moss"])
    let cycle = try XCTUnwrap(object["cycle"] as? [[String: Any]])
    XCTAssertEqual(
      cycle.compactMap { $0["kind"] as? String }, ["Request", "Response", "ViewModel"])
    let refused = try program.run("play", "hello-cycle")
    XCTAssertEqual(refused.status, 2)
    assertContains(refused.errors, "hello/hello-cycle has no screen to play.")
  }

  func testWhatTheManifestBeginsWithAndIsNotThereIsNamedInTheManifest() throws {
    let kata = "07-configurator/01-wire-the-cycle"
    try open(kata)
    try program.scene(of: kata).appendingPathComponent("LoginConfigurator.swift")
      .edit { _ in "enum LoginConfigurator {}" }

    let refused = try program.run("play")
    XCTAssertEqual(refused.status, 2)
    assertContains(
      refused.errors,
      "The scene cannot be played: \"play\" in its kata.json is \"LoginConfigurator.configure(")
    assertContains(refused.errors, "has no member 'configure'")
  }

  func testTheWatchPlaysWhatIsGreen() throws {
    try open("01-models/05-change-in-mvvm")
    let screen = try TmuxScreen(program, "watch")
    _ = try screen.wait(for: "is green", "p play")
    try screen.press("p")
    _ = try screen.wait(for: "( Add a scoop )", "esc close")
    try screen.press("Enter")
    _ = try screen.wait(for: "1 scoop, $2")
    try screen.press("Escape")
    _ = try screen.wait(for: "is green", "p play")
    try screen.press("q")
  }
}
