/// What may be typed next, read from the command table. The scripts that shells load only
/// ask this program, so they always agree with help.
@MainActor
struct Completions {
  struct Candidate: Equatable {
    let word: String
    var meaning = ""
  }

  /// The course's katas; read only where one may be typed.
  let katas: () -> [Kata]

  /// - Parameter words: the words after the program's name; the last is the one to complete.
  func candidates(for words: [String]) -> [Candidate] {
    // bash makes the equals sign in `--format=json` a word of its own.
    var rest = words.dropLast().filter { $0 != "=" }[...]
    let last = words.last.map { $0 == "=" ? "" : $0 } ?? ""
    var command: Command?
    var operands = 0
    while let word = rest.popFirst() {
      if word.hasPrefix("-") {
        guard let option = options(of: command).first(where: { $0.name == word }),
          option.takesValue
        else { continue }
        if rest.popFirst() == nil { return fitting(last, values(of: option, for: command)) }
      } else if command == nil {
        command = CommandTable.commands.first { $0.names.contains(word) }
      } else {
        operands += 1
      }
    }
    if let sign = last.firstIndex(of: "="), last.hasPrefix("-") {
      let option = options(of: command).first { $0.name == last[..<sign] }
      let values = option.map { self.values(of: $0, for: command) } ?? []
      return fitting(last, values.map { Candidate(word: "\(last[...sign])\($0.word)") })
    }
    if last.hasPrefix("-") {
      return fitting(
        last, options(of: command).map { Candidate(word: $0.name, meaning: $0.summary) })
    }
    guard let command else { return fitting(last, commandCandidates) }
    return operands < command.operandCount.upperBound
      ? fitting(last, self.operands(of: command, after: operands)) : []
  }

  private func options(of command: Command?) -> [CommandOption] {
    (command?.options ?? []) + CommandTable.commonOptions
  }

  private func values(of option: CommandOption, for command: Command?) -> [Candidate] {
    if option.usage.hasSuffix(" KATA") { return kataCandidates }
    let choices =
      option.name == "--format" ? command?.formats.map(\.rawValue) ?? [] : option.choices
    return choices.map { Candidate(word: $0) }
  }

  /// - Parameter count: how many operands are there already.
  private func operands(of command: Command, after count: Int) -> [Candidate] {
    switch command.operands {
    case "SHELL": return CompletionScript.shells.map { Candidate(word: $0) }
    case "[COMMAND]": return commandCandidates
    case "STAGE": return katas().map(\.id.stage).eachOnce.map { Candidate(word: $0) }
    case "KATA", "[KATA]", "[KATA…]", "[KATA|FILE]": return kataCandidates
    default:
      // Such as `init|site DIR`.
      let choices = command.operands.prefix { $0 != " " }.split(separator: "|")
      guard choices.count > 1, count == 0 else { return [] }
      return choices.map { Candidate(word: String($0)) }
    }
  }

  private var commandCandidates: [Candidate] {
    CommandTable.commands.map { Candidate(word: $0.name, meaning: $0.summary) }
  }

  private var kataCandidates: [Candidate] {
    katas().map { Candidate(word: "\($0.id)", meaning: $0.manifest.title) }
  }

  private func fitting(_ start: String, _ candidates: [Candidate]) -> [Candidate] {
    candidates.filter { $0.word.hasPrefix(start) }
  }
}
