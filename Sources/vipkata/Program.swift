import Entities
import Foundation
import Scenes
import Workers

/// One call of vipkata: its words read, its command run.
@MainActor
struct Program {
  static let version = "0.1.0"

  let arguments: [String]
  private let environment = ProcessInfo.processInfo.environment

  init(arguments: [String]) {
    self.arguments = arguments
  }

  func run() -> ExitStatus {
    do {
      if arguments.first == "__complete" {
        try ShellPages.complete(Array(arguments.dropFirst()), environment: environment)
        return .done
      }
      if arguments.count == 2, arguments[0] == Publisher.word {
        SharingConfigurator.publish(workspace: arguments[1], environment: environment)
        return .done
      }
      return try run(Arguments(arguments, commands: CommandTable.commands))
    } catch {
      return show(FailurePage(error: error, program: Places.program).page)
    }
  }

  private func run(_ arguments: Arguments) throws -> ExitStatus {
    let places = Places(arguments: arguments, environment: environment)
    if arguments.has("--version") {
      return show(Page(lines: [Line("vipkata \(Self.version)")]))
    }
    guard let command = arguments.command ?? commandOfBareCall(at: places),
      !arguments.has("--help")
    else {
      return show(HelpPage(program: Places.program).page(for: arguments.command))
    }
    try requireOpenFiles()
    let format =
      arguments.has("--csv")
      ? "csv" : try arguments.choice("--format", among: command.formats) ?? "text"
    let terminal = Terminal(
      choice: try Self.colors(arguments), environment: environment,
      currentFolder: places.currentFolder.path, showsPassing: format == "text",
      isSpoken: arguments.has("--plain"))
    try command.run(
      Session(
        arguments: arguments, format: format, places: places, environment: environment,
        terminal: terminal))
    return terminal.status
  }

  /// The system's own libraries end a program that has none left for them.
  private func requireOpenFiles() throws {
    let limit = sysconf(Int32(_SC_OPEN_MAX))
    guard limit < 0 || limit >= 16 else {
      throw UserError(
        "A program may open no more than \(limit) files here, and vipkata needs some at once.",
        mend: "`ulimit -n 256` allows more.")
    }
  }

  /// On a terminal, a learner who has begun goes on.
  private func commandOfBareCall(at places: Places) -> Command? {
    let hasBegun = FileManager.default.fileExists(
      atPath: places.workspace.appendingPathComponent(".vipkata").path)
    guard hasBegun, isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { return nil }
    return CommandTable.commands.first { $0.name == "watch" }
  }

  static func colors(_ arguments: Arguments) throws -> StyleSupport.ColorChoice {
    let word = try arguments.choice("--color") ?? "auto"
    return StyleSupport.ColorChoice(rawValue: word) ?? .auto
  }

  private func show(_ page: Page) -> ExitStatus {
    let read = try? Arguments(arguments, commands: CommandTable.commands)
    let terminal = Terminal(
      choice: read.flatMap { try? Self.colors($0) } ?? .auto, environment: environment,
      currentFolder: FileManager.default.currentDirectoryPath, showsPassing: true,
      isSpoken: arguments.contains("--plain"))
    terminal.show(page)
    return terminal.status
  }
}

/// What a command has at hand.
@MainActor
struct Session {
  let arguments: Arguments
  let format: String
  let places: Places
  let environment: [String: String]
  let terminal: Terminal
}
