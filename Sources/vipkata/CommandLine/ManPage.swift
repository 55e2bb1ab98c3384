import Foundation

/// The man page, made from the command table as help is.
@MainActor
struct ManPage {
  var text: String {
    var lines = [
      ".TH VIPKATA 1 \"\" \"vipkata \(Program.version)\"", ".SH NAME",
      "vipkata \\- learn VIP (View, Interactor, Presenter) by making failing tests pass",
      ".SH SYNOPSIS", ".B vipkata", ".I COMMAND",
      ".RI [ OPTION ...]", ".SH COMMANDS",
    ]
    for command in CommandTable.commands {
      let names = command.names.joined(separator: ", ")
      lines += entry(
        "\(names) \(command.operands)",
        [command.summary, command.explanation].filter { !$0.isEmpty })
      if !command.options.isEmpty { lines += [".RS"] + list(command.options) + [".RE"] }
    }
    lines += [".SH OPTIONS OF EVERY COMMAND"] + list(CommandTable.commonOptions)
    lines += [".PP", escaped(HelpPage.endOfOptions), ".SH EXIT STATUS", HelpPage.exitStatus]
    return lines.joined(separator: "\n") + "\n"
  }

  private func list(_ options: [CommandOption]) -> [String] {
    options.flatMap { entry($0.usage, [$0.summary]) }
  }

  private func entry(_ title: String, _ paragraphs: [String]) -> [String] {
    [".TP", "\\fB\(escaped(title.trimmed))\\fR"]
      + paragraphs.map { escaped($0.sentence) }
  }

  /// Escaped for groff, where no line of text may begin with a dot or a quote.
  private func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "\\", with: "\\e").replacingOccurrences(of: "-", with: "\\-")
      .replacingOccurrences(of: "…", with: "...").split(separator: "\n")
      .map { $0.hasPrefix(".") || $0.hasPrefix("'") ? "\\&\($0)" : String($0) }
      .joined(separator: "\n")
  }
}
