import Foundation
import Scenes
import Workers

/// Builds and wires the watch, and runs it to its end.
@MainActor
enum WatchConfigurator {
  /// Whether keys can be read and a window drawn.
  static func isInteractive(_ session: Session) -> Bool {
    isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 && session.format == "text"
      && session.environment["TERM"] != "dumb"
  }

  static func run(_ session: Session) throws {
    let isInteractive = isInteractive(session)
    let workspace = WorkspaceFolder(
      root: session.places.workspace, currentFolder: session.places.currentFolder)
    let events = WatchEvents(
      workspace: workspace, readsKeys: isInteractive, polls: session.arguments.has("--poll"))
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
    if isInteractive {
      try runInWindow(session, interactor, practice, events)
    } else {
      let page = PracticeConfigurator.view(for: session, interactor: practice)
      let view = WatchLogView()
      view.interactor = interactor
      try withExtendedLifetime(page) { try run(view, on: events) }
    }
  }

  private static func runInWindow(
    _ session: Session, _ interactor: WatchInteractor, _ practice: PracticeInteractor,
    _ events: WatchEvents
  ) throws {
    let view = WatchView(
      window: Window(
        choice: try Program.colors(session.arguments), environment: session.environment,
        currentFolder: session.places.currentFolder.path))
    let presenter = WatchPresenter(
      program: Places.program, isQuiet: session.arguments.has("--quiet"))
    presenter.view = view
    view.interactor = interactor
    interactor.presenter = presenter
    practice.presenter = presenter
    TerminalMode.enter()
    defer {
      TerminalMode.leave()
      session.terminal.show(view.farewell)
    }
    try run(view, on: events)
  }

  private static func run(_ view: any WatchEventLogic, on events: WatchEvents) throws {
    view.begin()
    while !view.isOver { view.handle(try events.next()) }
  }
}
