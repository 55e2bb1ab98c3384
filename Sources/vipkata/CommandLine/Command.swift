/// One command of the table: what help says of it, and what it does.
@MainActor
struct Command {
  let names: [String]
  /// As help shows them, such as `[KATA]`.
  var operands = ""
  var operandCount = 0...0
  var options: [CommandOption] = []
  var formats: [Form] = [.text, .json]
  let summary: String
  /// Further sentences of the command's own help.
  var details = ""
  let run: (Call) throws -> Void

  var name: String { names[0] }

  var usage: String {
    ([name, operands] + options.map { "[\($0.usage)]" }).filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  /// The further sentences of help, with the formats where they are not those of most commands.
  var explanation: String {
    let other =
      formats == [.text, .json]
      ? "" : "--format takes \(formats.map(\.rawValue).joined(separator: ", "))."
    return [details, other].filter { !$0.isEmpty }.joined(separator: "\n")
  }
}

struct CommandOption {
  let name: String
  /// What its value is called; nil for a switch.
  var value: String?
  /// What its value may be, where that is fixed.
  var choices: [String] = []
  let summary: String

  var usage: String { value.map { "\(name) \($0)" } ?? name }
}
