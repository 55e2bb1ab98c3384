/// A parsed command line.
@MainActor
struct Arguments {
  private(set) var command: Command?
  private(set) var operands: [String] = []
  private var options: [String: [String]] = [:]

  /// - Throws: `UserError` for an unknown word, with the nearest known one as a suggestion.
  init(_ words: [String]) throws {
    var rest = words[...]
    var mayBeOption = true
    while let word = rest.popFirst() {
      if mayBeOption, word == "--" {
        mayBeOption = false
      } else if mayBeOption, word.hasPrefix("-"), word != "-" {
        try readOption(word, rest: &rest)
      } else if command == nil {
        command = try Self.command(word)
      } else {
        operands.append(word)
      }
    }
    if let command { try require(command) }
  }

  func has(_ option: String) -> Bool { options[option] != nil }

  /// The last value that was given.
  func value(_ option: String) -> String? { options[option]?.last }

  /// All values that were given, for an option that may be repeated.
  func values(_ option: String) -> [String] { options[option] ?? [] }

  /// The value of an option that has a fixed set of them.
  /// - Parameter choices: the values possible here; those of the command table by default.
  func choice(_ option: String, among choices: [String]? = nil) throws -> String? {
    guard let value = value(option) else { return nil }
    let choices = choices ?? known.first { $0.name == option }?.choices ?? []
    guard choices.contains(value) else {
      throw UserError(
        "\(option) \(value) is not possible here.",
        mend: "It takes \(choices.joined(separator: ", ")).")
    }
    return value
  }

  /// - Throws: `UserError` with the nearest name if there is no such command.
  static func command(_ word: String) throws -> Command {
    let commands = CommandTable.commands
    if let command = commands.first(where: { $0.names.contains(word) }) { return command }
    let nearest = Nearest.word(to: word, among: commands.flatMap(\.names))
    throw UserError(
      "There is no command \"\(word)\".",
      mend: nearest.map { "Did you mean `vipkata \($0)`?" } ?? "`vipkata --help` shows them all.")
  }

  private mutating func readOption(_ word: String, rest: inout ArraySlice<String>) throws {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = Self.shortNames[String(parts[0])] ?? String(parts[0])
    guard let option = known.first(where: { $0.name == name }) else {
      let own = command.map { CommandTable.commonOptions + $0.options } ?? known
      let help = (command.map { [$0.name] } ?? []) + ["--help"]
      throw UserError(
        "There is no option \(name).",
        mend: Nearest.question(name, among: own.map(\.name))
          ?? "`vipkata \(help.joined(separator: " "))` shows them all.")
    }
    guard option.takesValue else {
      guard parts.count == 1 else {
        throw UserError("\(name) takes no value.", mend: "Write \(name).")
      }
      options[name] = []
      return
    }
    guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst(), !value.isEmpty else {
      throw UserError("\(name) needs a value.", mend: "Write \(option.usage).")
    }
    options[name, default: []].append(value)
  }

  /// The command's own before those of others, which may have an option of the same name.
  private var known: [CommandOption] {
    CommandTable.commonOptions + (command?.options ?? [])
      + CommandTable.commands.flatMap(\.options)
  }

  private static let shortNames = ["-h": "--help", "-v": "--version"]

  private func require(_ command: Command) throws {
    let allowed = (CommandTable.commonOptions + command.options).map(\.name)
    if let foreign = options.keys.sorted().first(where: { !allowed.contains($0) }) {
      throw UserError(
        "`vipkata \(command.name)` has no option \(foreign).",
        mend: "`vipkata \(command.name) --help` shows its options.")
    }
    guard !has("--help") else { return }
    if !command.operandCount.contains(operands.count) {
      let problem =
        operands.count < command.operandCount.lowerBound
        ? "`vipkata \(command.name)` needs \(command.operands)."
        : "`vipkata \(command.name)` does not take \"\(operands[operands.count - 1])\"."
      throw UserError(problem, mend: "Write `vipkata \(command.usage)`.")
    }
  }
}
