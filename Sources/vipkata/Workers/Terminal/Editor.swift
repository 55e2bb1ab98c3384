import Foundation

/// The learner's editor: in its own window, in a pane beside the watch where tmux or
/// Zellij can give one, else in this terminal until it ends.
struct Editor: EditorWorkerLogic {
  let choice: String?
  let environment: [String: String]

  func open(_ place: SourceLocation) throws {
    guard let command else { throw failure("No editor is known.") }
    let words = ["/bin/sh", "-c", "\(command) \"$@\"", "sh"] + arguments(command, place)
    if needsTerminal(command), let pane, try Foreground.run("/usr/bin/env", pane + words) == 0 {
      return
    }
    let status = try TerminalMode.lend {
      try Foreground.run(words[0], Array(words.dropFirst()))
    }
    if status == 127 { throw failure("There is no editor \(command).") }
    if status != 0 { throw failure("The editor \(command) ended with status \(status).") }
  }

  private func failure(_ message: String) -> UserError {
    UserError(message, mend: "Set EDITOR, or say `vipkata watch --editor COMMAND`.")
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

  private func program(_ command: String) -> String {
    command.split(separator: " ").first?.split(separator: "/").last.map(String.init) ?? ""
  }

  private func needsTerminal(_ command: String) -> Bool {
    Self.likeVi.union(["hx", "helix"]).contains(program(command))
  }

  private static let likeVi: Set = [
    "vi", "vim", "nvim", "nano", "pico", "micro", "joe", "ne", "kak", "mg",
  ]

  /// How editors are told a line.
  private func arguments(_ command: String, _ place: SourceLocation) -> [String] {
    let position = "\(place.file):\(place.line)"
    switch program(command) {
    case "code", "code-insiders", "codium", "cursor", "windsurf": return ["-g", position]
    case "xed", "mate": return ["-l", "\(place.line)", place.file]
    case "zed", "subl", "hx", "helix": return [position]
    case let name where Self.likeVi.contains(name) || ["emacs", "emacsclient"].contains(name):
      return ["+\(place.line)", place.file]
    default: return [place.file]
    }
  }
}
