package import Entities
import Foundation
import Scenes

/// The learner's editor: in its own window, in a pane beside the watch where tmux or
/// Zellij can give one, else in this terminal until it ends.
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
    let words = ["/bin/sh", "-c", "\(command) \"$@\"", "sh"] + arguments(command, place)
    if needsTerminal(command), let pane {
      if try Foreground.run("/usr/bin/env", pane + words) == 0 { return }
    }
    let status = try TerminalMode.lend {
      try Foreground.run(words[0], Array(words.dropFirst()))
    }
    guard status == 0 else {
      throw UserError(
        status == 127
          ? "There is no editor \(command)." : "The editor \(command) ended with status \(status).",
        mend: "Set EDITOR, or say `vipkata watch --editor COMMAND`.")
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

  /// The words that run what follows them in a pane of its own.
  private var pane: [String]? {
    func isSet(_ name: String) -> Bool { environment[name].map { !$0.isEmpty } ?? false }
    if isSet("TMUX") {
      return ["tmux", "split-window", "-h", "-c", FileManager.default.currentDirectoryPath]
    }
    return isSet("ZELLIJ") ? ["zellij", "run", "--close-on-exit", "--"] : nil
  }

  private func program(_ command: String) -> Substring {
    command.split(separator: " ").first?.split(separator: "/").last ?? ""
  }

  private func needsTerminal(_ command: String) -> Bool {
    [
      "vi", "vim", "nvim", "nano", "pico", "micro", "joe", "ne", "kak", "mg", "hx", "helix",
    ].contains(program(command))
  }

  /// How editors are told a line.
  private func arguments(_ command: String, _ place: Place) -> [String] {
    let position = "\(place.file):\(place.line)"
    switch program(command) {
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
