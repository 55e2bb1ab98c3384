import Foundation
import TestSupport
import XCTest

/// The watch as a person sees it, compared with the screens kept under `Screens`.
/// `VIPKATA_REMAKE_PICTURES=1 swift test --filter ScreenTests` makes them again.
final class ScreenTests: XCTestCase {
  private var program: BuiltProgram!

  /// A course of two stages, so that the screens stay the same when the real one grows.
  override func setUpWithError() throws {
    program = try PreparedProgram.built()
    try program.useCourse(of: ["00-hello", "01-models", "Support"])
    program.environment["NO_COLOR"] = "1"
  }

  private func assertKept(_ screen: String, as name: String, line: UInt = #line) throws {
    let file = BuiltProgram.repository.appendingPathComponent(
      "Tests/EndToEndTests/Screens/\(name).txt")
    if ProcessInfo.processInfo.environment["VIPKATA_REMAKE_PICTURES"] != nil {
      try Transcript.withoutDurations(screen).write(to: file, atomically: true, encoding: .utf8)
    }
    let kept = try String(contentsOf: file, encoding: .utf8)
    XCTAssertEqual(Transcript.withoutDurations(screen), kept, name, line: line)
  }

  func testTheWatchInAWindowOf80By24AndOf40By10() throws {
    let screen = try TmuxScreen(program, "watch")
    _ = try screen.wait(for: "✘ hello/hello-cycle  stage")
    try screen.press("Escape")
    try assertKept(screen.wait(for: "4 of 4 tests fail", "t test"), as: "red-80x24")
    try screen.press("l")
    try assertKept(screen.wait(for: "❯"), as: "list-80x24")
    try screen.resize(columns: 40, rows: 10)
    try assertKept(screen.wait(for: "first-request  5 min", "0 of 8\n"), as: "list-40x10")
    try screen.press("Escape")
    try assertKept(screen.wait(for: "4 of 4 tests fail", "t test"), as: "red-40x10")
    try program.writeBody(BuiltProgram.greeting)
    try assertKept(screen.wait(for: "is green", "✔ hello/hello-cycle  "), as: "green-40x10")
    try screen.resize(columns: 80, rows: 24)
    try assertKept(screen.wait(for: "s solution", "stage hello: 1 of 1"), as: "green-80x24")
  }

  func testVimOpensInAPaneBesideTheWatchAndGoesOnToTheNextKata() throws {
    try assertFollows("vim")
  }

  func testAViThatIsVimGoesOnToTheNextKataToo() throws {
    try Sample.requireWhole()
    try assertFollows("vi")
  }

  private func assertFollows(_ name: String) throws {
    let editor = program.folder.appendingPathComponent(name)
    let script = """
      if [ "$1" = --version ]; then echo "VIM - Vi IMproved 9.1"; exit; fi
      stty -isig
      echo editing "$@"
      while read line; do echo "typed $line"; done
      """
    try "#!/bin/sh\n\(script)\n".write(
      to: editor, atomically: true, encoding: .utf8)
    XCTAssertEqual(chmod(editor.path, 0o755), 0)
    let screen = try TmuxScreen(program, "watch --editor ./\(name)", columns: 160)
    _ = try screen.wait(for: "✘ hello/hello-cycle  stage")

    try screen.press("o")

    _ = try screen.wait(for: "editing +1 Workspace/00-hello")
    XCTAssertEqual(try screen.panes("#{pane_active}"), ["0", "1"], "the watch goes on beside it")

    try program.writeBody(BuiltProgram.greeting)
    try eventually("it is green") { try program.verdicts().last == "green" }
    try screen.press("-t", ":.0", "n")
    _ = try screen.wait(for: "typed", ":edit +1 Workspace/01-models")
    XCTAssertEqual(try screen.panes("#{pane_active}"), ["0", "1"], "in the pane that it has")
  }
}
