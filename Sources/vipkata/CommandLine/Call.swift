import Foundation

/// One call: what was typed, where, and the terminal that shows what comes of it.
@MainActor
struct Call {
  let arguments: Arguments
  let format: Format
  let paths: Paths
  let environment: [String: String]
  let terminal: Terminal

  var operands: [String] { arguments.operands }

  var words: Wording {
    let places = ["--course", "--workspace"].compactMap { option in
      value(option).map { " \(option) \($0.shownShellWord)" }
    }
    return Wording(program: Paths.program, places: places.joined())
  }

  func has(_ option: String) -> Bool { arguments.has(option) }
  func value(_ option: String) -> String? { arguments.value(option) }

  func url(_ option: String) -> URL? { value(option).map(paths.currentFolder.resolving) }

  /// Whether somebody reads the answer and can type one.
  var isInteractive: Bool {
    format == .text && isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
  }

  var draws: Bool { isInteractive && !has("--plain") && environment["TERM"] != "dumb" }

  /// Hands each line that is typed to the scene, for as long as it asks.
  func converse(_ answer: (String?) -> Void) throws {
    while let prompt = terminal.prompt {
      // Who only asks has nothing to end.
      try Interrupts.endAtOnce()
      terminal.write(prompt)
      let line = readLine()
      Interrupts.note()
      answer(line)
    }
  }
}
