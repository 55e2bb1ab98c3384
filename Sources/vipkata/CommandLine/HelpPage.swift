/// The help of the program or of one command.
@MainActor
struct HelpPage {
  static let exitStatus =
    "0 green or done, 1 red, 2 could not run, 130 after Ctrl-C."
  static let endOfOptions = "After --, no word is read as an option: a PATH may begin with -."

  let program: String

  func page(for command: Command?) -> Page {
    guard let command else { return programPage }
    let usage = [Span("usage: ", .faint), Span("\(program) \(command.usage)", .strong)]
    var lines: [Line] = Line(usage, hanging: 7).wrapped(to: 80)
    lines += ["", Line(command.summary.sentence)]
    let explanation = command.explanation.split(whereSeparator: \.isWhitespace)
    if !explanation.isEmpty { lines += Line(explanation.joined(separator: " ")).wrapped(to: 80) }
    if command.names.count > 1 {
      lines.append(Line("Also called \(command.names.dropFirst().joined(separator: ", "))."))
    }
    if !command.options.isEmpty {
      lines +=
        ["", Line("Options", .strong)] + table(command.options.map { ($0.usage, $0.summary) })
    }
    return Page(lines: lines + commonOptions)
  }

  private var programPage: Page {
    let rows = CommandTable.commands.map { ("\($0.name) \($0.operands)", $0.summary) }
    let beginning: [Line] = [
      Line("vipkata teaches VIP (View, Interactor, Presenter) by failing tests.", .strong), "",
      Line([Span("usage: ", .faint), Span("\(program) COMMAND", .strong)]), "",
      Line([Span("To begin, and to go on:  "), Span("\(program) next", .code)]), "",
      Line("Commands", .strong),
    ]
    return Page(lines: beginning + table(rows) + commonOptions)
  }

  private var commonOptions: [Line] {
    ["", Line("Options of every command", .strong)]
      + table(CommandTable.commonOptions.map { ($0.usage, $0.summary) })
      + ["", Line(Self.endOfOptions), Line("Exit status: \(Self.exitStatus)")]
  }

  private func table(_ rows: [(String, String)]) -> [Line] {
    let width = (rows.map(\.0.count).max() ?? 0) + 4
    return rows.flatMap {
      Line([Span("  \($0)".padded(to: width), .code), Span($1)], hanging: width - 2)
        .wrapped(to: 80)
    }
  }
}

extension String {
  /// With a capital letter and a full stop.
  var sentence: String {
    prefix(1).uppercased() + dropFirst() + (hasSuffix(".") ? "" : ".")
  }
}
