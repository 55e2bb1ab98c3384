/// One command of the table: what help says about it, and what it does.
@MainActor
struct Command {
  let names: [String]
  /// As help shows them, such as `[KATA]`.
  var operands = ""
  /// Whether it accepts more operands than help shows.
  var takesMore = false
  var options: [CommandOption] = []
  var formats: [Format] = [.text, .json]
  let summary: String
  /// Further sentences of the command's own help.
  var details = ""
  let run: (Call) throws -> Void

  var name: String { names[0] }

  var operandCount: ClosedRange<Int> {
    let words = operands.split(separator: " ")
    let most = takesMore || operands.contains("…") ? Int.max : words.count
    return words.count { !$0.hasPrefix("[") }...most
  }

  var usage: String {
    ([name, operands] + options.map { "[\($0.usage)]" }).filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  /// `details`, with the formats if they differ from those of most commands.
  var explanation: String {
    guard formats != [.text, .json] else { return details }
    let formats = "--format takes \(formats.map(\.rawValue).joined(separator: ", "))."
    return details.isEmpty ? formats : "\(details)\n\(formats)"
  }
}

struct CommandOption {
  /// As help shows it, such as `--editor COMMAND`, or `--poll` for a switch.
  let usage: String
  let summary: String
  /// The possible values, if they are fixed.
  let choices: [String]

  init(_ usage: String, _ summary: String, choices: [String] = []) {
    self.usage = usage
    self.summary = summary
    self.choices = choices
  }

  var name: String { String(usage.prefix { $0 != " " }) }
  var takesValue: Bool { usage.contains(" ") }
}
