import Foundation
import TestSupport
import XCTest

/// A tmux window with a program in it: what a person sees after everything is drawn.
final class TmuxScreen {
  private static let tmux = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"]
    .map { URL(fileURLWithPath: "\($0)/tmux") }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) }

  private let program: BuiltProgram
  private let socket: String

  /// - Throws: `XCTSkip` if there is no tmux.
  init(_ program: BuiltProgram, _ arguments: String, columns: Int = 80, rows: Int = 24) throws {
    guard let tmux = Self.tmux else { throw NotTried.skip("tmux") }
    self.program = program
    socket = program.folder.appendingPathComponent(".tmux").path
    // Not a `Process`: its end would only be noticed when tmux's server ends.
    let starter = try PseudoTerminal()
    try starter.start(
      tmux,
      [
        "-S", socket, "-u", "-f", "/dev/null", "new-session", "-d", "-x", "\(columns)", "-y",
        "\(rows)", "-c", program.folder.path, "'\(BuiltProgram.executable.path)' \(arguments)",
      ], environment: program.environment.merging(["TERM": "xterm"]) { $1 })
    XCTAssertEqual(starter.waitForEnd(), 0)
  }

  deinit {
    _ = try? tmux("kill-server")
  }

  /// Keys by tmux's names: a letter, `Escape`, `Down`.
  func press(_ keys: String...) throws {
    _ = try tmux(["send-keys"] + keys)
  }

  func resize(columns: Int, rows: Int) throws {
    _ = try tmux("resize-window", "-x", "\(columns)", "-y", "\(rows)")
  }

  /// The window's panes, one per line, in this format.
  func panes(_ format: String) throws -> [String] {
    try tmux("list-panes", "-F", format).split(separator: "\n").map(String.init)
  }

  /// The screen once all these texts are on it.
  /// - Parameter colors: whether to include the color codes.
  func wait(
    for texts: String..., colors: Bool = false, file: StaticString = #filePath, line: UInt = #line
  ) throws -> String {
    let limit = Date().addingTimeInterval(60)
    var screen = ""
    while Date() < limit {
      screen = try tmux("capture-pane", "-p")
      if texts.allSatisfy(screen.contains) {
        guard colors else { return screen }
        return try tmux("capture-pane", "-p", "-e")
          .replacing(/\u{1b}\]8;[^\u{1b}]*\u{1b}\\/, with: "")
      }
      usleep(50_000)
    }
    XCTFail("\(texts) did not come:\n\(screen)", file: file, line: line)
    return screen
  }

  private func tmux(_ arguments: String...) throws -> String { try tmux(arguments) }

  private func tmux(_ arguments: [String]) throws -> String {
    guard let tmux = Self.tmux else { return "" }
    return try program.run(["-S", socket] + arguments, of: tmux).output
  }
}
