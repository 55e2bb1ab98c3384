import Foundation

/// One call: what was typed, where, and the terminal that shows the result.
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

  /// Whether a person reads the output and can type an answer.
  var isInteractive: Bool {
    format == .text && isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
  }

  var draws: Bool { isInteractive && !has("--plain") && environment["TERM"] != "dumb" }

  /// Passes each line that is typed to the scene, for as long as it asks.
  func converse(_ answer: (String?) -> Void) throws {
    while let prompt = terminal.prompt {
      // While the program only waits for an answer, Ctrl-C has nothing to clean up.
      try Interrupts.restoreDefaults()
      terminal.write(prompt)
      let line = readLine()
      Interrupts.note()
      answer(line)
    }
  }
}
