import Foundation

/// One call of vipkata: reads its words and runs its command.
@MainActor
struct Program {
  static let version = "0.1.0"

  let arguments: [String]
  private let environment = ProcessInfo.processInfo.environment

  func run() -> ExitStatus {
    do {
      if arguments.first == "__complete" {
        return try complete(Array(arguments.dropFirst()))
      }
      if arguments.count == 2, arguments[0] == BackgroundDelivery.argument {
        let root = URL(fileURLWithPath: arguments[1])
        BackgroundDelivery(
          delivery: RecordDelivery(
            workspace: WorkspaceFolder(root: root, currentFolder: root), environment: environment),
          program: Paths.executable
        ).run()
        return .done
      }
      return try run(Arguments(arguments))
    } catch {
      return show(Wording(program: Paths.program).page(for: error), asked("--format") ?? .text)
    }
  }

  /// Searches the raw words, because parsing them may be what failed.
  private func asked<Choice: RawRepresentable<String>>(_ option: String) -> Choice? {
    let words = arguments.flatMap { $0.split(separator: "=", maxSplits: 1) }
    return zip(words, words.dropFirst()).filter { $0.0 == option }
      .compactMap { Choice(rawValue: String($0.1)) }.last
  }

  private func run(_ arguments: Arguments) throws -> ExitStatus {
    let paths = Paths(arguments: arguments, environment: environment)
    if arguments.has("--version") {
      return show(Page(lines: [Line("vipkata \(Self.version)")]))
    }
    guard let command = arguments.command ?? commandOfBareCall(at: paths),
      !arguments.has("--help")
    else {
      return show(HelpPage(program: Paths.program).page(for: arguments.command))
    }
    try requireOpenFiles()
    let word = try arguments.choice("--format", among: command.formats.map(\.rawValue))
    let format = arguments.has("--csv") ? .csv : word.flatMap(Format.init) ?? .text
    let colors = try arguments.choice("--color").flatMap(StyleSupport.ColorChoice.init)
    let terminal = terminal(format, colors, isSpoken: arguments.has("--plain"))
    if let warning = paths.warning { terminal.displayWarning(warning) }
    try command.run(
      Call(
        arguments: arguments, format: format, paths: paths, environment: environment,
        terminal: terminal))
    return terminal.status
  }

  /// Prints what may be typed next, a line each: the word, a tab and what it means.
  private func complete(_ words: [String]) throws -> ExitStatus {
    let paths = Paths(arguments: try Arguments([]), environment: environment)
    let completions = Completions {
      (try? CourseFolder(root: paths.course).course())?.katas ?? []
    }
    for candidate in completions.candidates(for: words) {
      print(candidate.word, candidate.meaning, separator: "\t")
    }
    return .done
  }

  /// System libraries end a program when they find no free file descriptor.
  private func requireOpenFiles() throws {
    let limit = sysconf(Int32(_SC_OPEN_MAX))
    guard limit < 0 || limit >= 16 else {
      throw UserError(
        "The limit of open files is \(limit) here, but vipkata needs at least 16.",
        mend: "Raise it with `ulimit -n 256`.")
    }
  }

  /// `watch`, on a terminal and if the learner has begun.
  private func commandOfBareCall(at paths: Paths) -> Command? {
    guard paths.workspace.appendingPathComponent(".vipkata").exists, isatty(STDIN_FILENO) == 1,
      isatty(STDOUT_FILENO) == 1
    else { return nil }
    return CommandTable.commands.first { $0.name == "watch" }
  }

  private func show(_ page: Page, _ format: Format = .text) -> ExitStatus {
    let terminal = terminal(format, asked("--color"), isSpoken: arguments.contains("--plain"))
    terminal.display(page)
    return terminal.status
  }

  private func terminal(
    _ format: Format, _ colors: StyleSupport.ColorChoice?, isSpoken: Bool
  ) -> Terminal {
    Terminal(
      format: format, choice: colors ?? .auto, environment: environment,
      currentFolder: FileManager.default.currentDirectoryPath, isSpoken: isSpoken)
  }
}
