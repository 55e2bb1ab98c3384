import Foundation
import XCTest

/// A stage gone through in the watch, with nothing but an editor beside it.
final class WatchStageTests: WatchTestCase {
  /// An editor that writes the reference solution over the files of the folder it is opened in.
  private func makeEditor() throws {
    let editor = program.folder.appendingPathComponent("editor")
    let solutions = BuiltProgram.repository.appendingPathComponent("Solutions").path
    try """
    #!/bin/sh
    folder=${1%/*}
    kata=${folder#*Workspace/}
    cp '\(solutions)/'"${kata%/*/*}"/*.swift "$folder"
    """.write(to: editor, atomically: true, encoding: .utf8)
    XCTAssertEqual(chmod(editor.path, 0o755), 0)
    program.environment["EDITOR"] = "'\(editor.path)'"
  }

  func testAStageIsGoneThroughByKeysAndSavesAlone() throws {
    try makeEditor()
    let all = try XCTUnwrap(try program.object("list")["katas"] as? [[String: Any]])
      .compactMap { $0["id"] as? String }
    let katas = all.filter { $0.hasPrefix("worker/") }
    XCTAssertGreaterThan(katas.count, 2)
    _ = try program.run("open", katas[0])

    try terminal.start(BuiltProgram.executable, ["watch"], environment: program.environment)
    for kata in katas {
      try terminal.wait(for: "✘ \(kata)  stage")
      terminal.press("h")
      try terminal.wait(for: " more: h")
      terminal.press("o")
      try terminal.wait(for: "✔ \(kata) is green")
      if kata == katas.last { try terminal.wait(for: "The stage worker is done: all ") }
      try terminal.wait(for: "n next kata")
      terminal.press("n")
    }
    let next = try XCTUnwrap(all.drop { $0 != katas.last }.dropFirst().first)
    try terminal.wait(for: "✘ \(next)  stage")
    terminal.press("q")

    XCTAssertEqual(terminal.waitForEnd(), 0)
    XCTAssertEqual(try program.object("list")["done"] as? Int, katas.count)
    try assertTidy()
  }
}
