import Foundation
import Scenes
import Workers

/// Builds and wires the watch, and runs it to its end.
@MainActor
enum WatchConfigurator {
  static func run(_ session: Session) throws {
    let hasKeys =
      isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 && session.format == "text"
    let workspace = WorkspaceFolder(
      root: session.places.workspace, currentFolder: session.places.currentFolder)
    let events = WatchEvents(
      workspace: workspace, readsKeys: hasKeys, polls: session.arguments.has("--poll"))
    let practice = PracticeConfigurator.interactor(for: session) {
      MainActor.assumeIsolated { events.supersedesCheck() }
    }
    let interactor = WatchInteractor(
      practice: practice,
      workers: WatchWorkers(
        course: CourseFolder(root: session.places.course, isThorough: false),
        journal: JournalFile(file: workspace.journal), saves: events,
        editor: Editor(
          choice: session.arguments.value("--editor"), environment: session.environment)))
    guard hasKeys else {
      let page = PracticeConfigurator.view(for: session, interactor: practice)
      return try withExtendedLifetime(page) {
        // Without a kata there is nothing to watch, and why was said.
        try run(WatchLogView(), interactor, on: events) { practice.kata == nil }
      }
    }
    let draws = !session.arguments.has("--plain") && session.environment["TERM"] != "dumb"
    let view: any WatchEventLogic & WatchDisplayLogic =
      draws ? WatchView(window: try window(for: session)) : WatchSpokenView(session.terminal)
    let presenter = WatchPresenter(
      program: Places.program, isQuiet: session.arguments.has("--quiet"))
    presenter.view = view
    interactor.presenter = presenter
    practice.presenter = presenter
    events.duringCheck = { event in
      view.handle(event)
      return view.isOver || interactor.givesUpCheck
    }
    TerminalMode.enter(draws: draws)
    defer {
      TerminalMode.leave()
      session.terminal.show(view.farewell)
    }
    try run(view, interactor, on: events)
  }

  private static func window(for session: Session) throws -> Window {
    Window(
      choice: try Program.colors(session.arguments), environment: session.environment,
      currentFolder: session.places.currentFolder.path)
  }

  private static func run(
    _ view: any WatchEventLogic, _ interactor: WatchInteractor, on events: WatchEvents,
    until isPointless: () -> Bool = { false }
  ) throws {
    view.interactor = interactor
    interactor.begin(request: Watch.Look.Request())
    while !view.isOver, !isPointless() { view.handle(try events.next()) }
  }
}
