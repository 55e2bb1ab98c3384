import Foundation

/// The learner's editor: in its own window, in a pane beside the watch where tmux or
/// Zellij can give one, else in this terminal until it ends.
final class Editor: EditorWorkerLogic {
  private let choice: String?
  private let environment: [String: String]
  private let follows: Bool
  /// tmux's id of the pane that the editor was given last.
  private var pane = ""

  /// - Parameter follows: whether the next kata's file opens by itself.
  init(choice: String?, environment: [String: String], follows: Bool = true) {
    (self.choice, self.environment, self.follows) = (choice, environment, follows)
  }

  func open(_ place: SourceLocation) throws {
    guard let command else { throw failure("No editor is set.") }
    let editor = editor(command, place)
    if try needsTerminal(command) && openPane(for: editor) { return }
    let status = try TerminalMode.lend { try editor.runInForeground() }
    if status == 127 { throw failure("There is no editor \(command).") }
    if status != 0 { throw failure("The editor \(command) ended with status \(status).") }
  }

  func follow(_ place: SourceLocation) {
    guard follows, let command else { return }
    let editor = editor(command, place)
    // The learner did not ask for it: if it fails, the page says what to edit.
    if isInVSCode, choice == nil {
      _ = try? editor.runInForeground()
    } else if needsTerminal(command), !isToldInPane(command, place) {
      _ = try? openPane(for: editor)
    }
  }

  private func editor(_ command: String, _ place: SourceLocation) -> ChildProcess {
    ChildProcess("/bin/sh", ["-c", "\(command) \"$@\"", "sh"] + arguments(command, place))
  }

  private func failure(_ message: String) -> UserError {
    UserError(message, mend: "Set EDITOR, or run `vipkata watch --editor COMMAND`.")
  }

  private var command: String? {
    if let choice { return choice }
    if isInVSCode { return "code" }
    return environment.variable("VISUAL") ?? environment.variable("EDITOR")
      ?? (Libc.isMacOS ? "xed" : nil)
  }

  private var isInVSCode: Bool { environment["TERM_PROGRAM"] == "vscode" }

  /// - Returns: false if none can be opened.
  private func openPane(for editor: ChildProcess) throws -> Bool {
    let words = [editor.executable] + editor.arguments
    if environment.variable("TMUX") != nil {
      let folder = FileManager.default.currentDirectoryPath
      let made = try tmux(
        ["split-window", "-h", "-P", "-F", "#{pane_id}", "-c", folder] + words)
      pane = made?.trimmed ?? ""
      return made != nil
    }
    let zellij = ChildProcess("zellij", ["run", "--close-on-exit", "--"] + words)
    return try environment.variable("ZELLIJ") != nil && zellij.runInForeground() == 0
  }

  /// Whether the editor's pane in tmux is still there. Vim in it opens the file and keeps unsaved
  /// changes; any other editor is left alone.
  private func isToldInPane(_ command: String, _ place: SourceLocation) -> Bool {
    guard !pane.isEmpty,
      let shown = try? tmux(["display-message", "-p", "-t", pane, "#{pane_id}"]),
      shown.trimmed == pane
    else { return false }
    if isVim(command) {
      let file = place.file.replacingOccurrences(of: " ", with: "\\ ")
      _ = try? tmux(["send-keys", "-t", pane, "C-\\", "C-n"])
      _ = try? tmux(["send-keys", "-t", pane, "-l", ":edit +\(place.line) \(file)"])
      _ = try? tmux(["send-keys", "-t", pane, "Enter"])
    }
    return true
  }

  /// - Returns: what it prints; nil if it fails.
  private func tmux(_ words: [String]) throws -> String? {
    try ChildProcess("tmux", words).run().answer
  }

  private func program(_ command: String) -> String {
    command.split(separator: " ").first?.split(separator: "/").last.map(String.init) ?? ""
  }

  /// `vi` is often Vim; any other vi has other keys.
  private func isVim(_ command: String) -> Bool {
    let name = program(command)
    guard name == "vi", let path = command.split(separator: " ").first else {
      return ["vim", "nvim"].contains(name)
    }
    let version = try? ChildProcess(String(path), ["--version"]).run().answer
    return version?.hasPrefix("VIM ") == true
  }

  private func needsTerminal(_ command: String) -> Bool {
    Self.likeVi.union(["hx", "helix"]).contains(program(command))
  }

  private static let likeVi: Set = [
    "vi", "vim", "nvim", "nano", "pico", "micro", "joe", "ne", "kak", "mg",
  ]

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
