package import Entities
import Foundation
import Scenes

/// The learner's editor, in its own window or in this terminal.
package struct Editor: EditorWorkerLogic {
  private let choice: String?
  private let environment: [String: String]

  /// - Parameter choice: the command that the learner asked for.
  package init(choice: String?, environment: [String: String]) {
    self.choice = choice
    self.environment = environment
  }

  package func open(_ place: Place) throws {
    guard let command else {
      throw UserError(
        "No editor is known.", mend: "Set EDITOR, or say `vipkata watch --editor COMMAND`.")
    }
    let script = "\(command) \"$@\""
    let status = try TerminalMode.lend {
      try Foreground.run("/bin/sh", ["-c", script, "sh"] + arguments(command, place))
    }
    guard status == 0 else {
      throw UserError("The editor \(command) ended with status \(status).")
    }
  }

  private var command: String? {
    if let choice { return choice }
    if environment["TERM_PROGRAM"] == "vscode" { return "code" }
    let named = ["VISUAL", "EDITOR"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    #if canImport(Darwin)
      return named ?? "xed"
    #else
      return named
    #endif
  }

  /// How editors are told a line.
  private func arguments(_ command: String, _ place: Place) -> [String] {
    let program = command.split(separator: " ").first?.split(separator: "/").last ?? ""
    let position = "\(place.file):\(place.line)"
    switch program {
    case "code", "code-insiders", "codium", "cursor", "windsurf": return ["-g", position]
    case "xed", "mate": return ["-l", "\(place.line)", place.file]
    case "zed", "subl", "hx", "helix": return [position]
    case "vi", "vim", "nvim", "nano", "pico", "emacs", "emacsclient", "micro", "joe", "ne", "kak",
      "mg":
      return ["+\(place.line)", place.file]
    default: return [place.file]
    }
  }
}
