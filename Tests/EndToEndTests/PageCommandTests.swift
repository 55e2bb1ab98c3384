import Foundation
import XCTest

/// Each command that a page prints is typed, from the page's own text.
final class PageCommandTests: XCTestCase {
  private static let pages = ["README.md", "CONTRIBUTING.md", "Katas/README.md"]

  /// Cannot be run in a test: they need another machine, or run all tests.
  private static let notRun = ["docker run", ".ci/run", "Tests/Benchmarks/run", "Tests/Faults/run"]

  private func text(_ page: String) throws -> String {
    try String(
      contentsOf: BuiltProgram.repository.appendingPathComponent(page), encoding: .utf8)
  }

  /// The lines after `$` in the page's console blocks.
  private func commands(of page: String) throws -> [String] {
    try Transcript.blocks(in: text(page)).filter { $0.language == "console" }
      .flatMap(\.steps).map(\.command)
  }

  func testEachCommandOfAPageRunsInTheOrderOfThePage() throws {
    for page in Self.pages {
      let clone = try Clone()
      for command in try commands(of: page) where !Self.notRun.contains(where: command.hasPrefix) {
        let result = try clone.type(command)
        // 1 is red work: the first kata is, before anybody has touched it.
        XCTAssertTrue([0, 1].contains(result.status), "\(page): \(command)\n\(result.errors)")
      }
      let checks = try text(".ci/run")
      for command in clone.leftOut where !command.contains("--filter") {
        assertContains(checks, command)
      }
      for command in clone.leftOut where command.contains("--filter") {
        try assertTestExists(command)
      }
    }
  }

  func testScriptsThatAreNotRunHereExist() throws {
    let commands = try Self.pages.flatMap(commands(of:))
    for command in commands where command.hasPrefix("Tests/") || command.hasPrefix(".ci/") {
      let file = BuiltProgram.repository.appendingPathComponent(command)
      XCTAssertTrue(
        FileManager.default.isExecutableFile(atPath: file.path), "\(command) is no program")
    }
  }

  /// Commands in the middle of a sentence: their words exist.
  func testEachCommandInASentenceIsUnderstood() throws {
    for page in Self.pages {
      let program = try BuiltProgram()
      for match in try text(page).matches(of: /`(?:swift run )?vipkata ([a-z][^`]*)`/) {
        let words = match.output.1.prefix { $0 != "|" }.split(separator: " ").map(String.init)
          .filter { $0.first?.isUppercase != true && !$0.contains("…") }
        let result = try program.run(words + ["--help"])
        XCTAssertEqual(result.status, 0, "\(page): \(match.output.0)\n\(result.errors)")
      }
    }
  }

  func testPagesLinkToWhatIsThere() throws {
    for page in Self.pages + ["ARCHITECTURE.md"] {
      let folder = BuiltProgram.repository.appendingPathComponent(page).deletingLastPathComponent()
      for match in try text(page).matches(of: /\]\(([^)#:]+)\)/) {
        let file = folder.appendingPathComponent(String(match.output.1))
        XCTAssertTrue(
          FileManager.default.fileExists(atPath: file.path), "\(page): \(match.output.1)")
      }
    }
  }

  private func assertTestExists(_ command: String) throws {
    let name = try XCTUnwrap(command.split(separator: " ").last).split(separator: ".")
    let tests = BuiltProgram.repository.appendingPathComponent("Tests/EndToEndTests")
    let file = tests.appendingPathComponent("\(name[0]).swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    if name.count > 1 { assertContains(text, "func \(name[1])(") }
  }
}
