import Foundation
import Scenes
import Workers

/// Builds and wires the board, and keeps it current where that is wanted.
@MainActor
enum BoardConfigurator {
  /// Cells of a line where no terminal says how many it has.
  private static let columns = 120
  /// Seconds between two looks at a folder and at a server.
  private static let pauses = (folder: 5.0, web: 15.0)

  static func run(_ session: Session) throws {
    let arguments = session.arguments
    let places = session.places
    let isWatched = arguments.has("--watch")
    let isTerminal = isatty(STDOUT_FILENO) == 1
    let window = Window(
      choice: try Program.colors(arguments), environment: session.environment,
      currentFolder: places.currentFolder.path)
    let file = places.folder(arguments.value("--html")).map(PageFile.init)
    let place = try SharedPlace(arguments.operands[0], in: places.currentFolder)
    let interactor = BoardInteractor(
      course: CourseFolder(root: places.course, isThorough: false),
      place: try worker(for: place, session))
    let draws =
      isWatched && isTerminal && isatty(STDIN_FILENO) == 1 && session.format == "text"
      && !arguments.has("--plain") && session.environment["TERM"] != "dumb"
    let presenter = presenter(for: session)
    interactor.presenter = presenter
    let events = events(at: place, readsKeys: draws)
    if draws {
      let view = BoardWatchView(window: window, file: file)
      view.interactor = interactor
      presenter.view = view
      TerminalMode.enter(draws: true)
      defer { TerminalMode.leave() }
      while !view.isOver { view.handle(try events.next()) }
    } else {
      let view = BoardView(
        terminal: session.terminal, file: file,
        columns: isTerminal ? window.size.columns : columns)
      view.interactor = interactor
      presenter.view = view
      guard isWatched else { return view.look(isWatched: false) }
      while true {
        switch try events.next() {
        case .saved: view.look(isWatched: true)
        case .closed: return
        default: break
        }
      }
    }
  }

  private static func worker(
    for place: SharedPlace, _ session: Session
  ) throws -> any PlaceWorkerLogic {
    if case .folder(let folder) = place { return PlaceFolder(folder: folder) }
    return try PlaceWeb(
      place,
      access: WebAccess(
        tokenFile: session.places.folder(session.arguments.value("--token-file")),
        authority: session.places.folder(session.arguments.value("--ca")),
        environment: session.environment))
  }

  private static func events(at place: SharedPlace, readsKeys: Bool) -> BoardEvents {
    guard case .folder(let folder) = place else {
      return BoardEvents(folder: nil, pause: pauses.web, readsKeys: readsKeys)
    }
    return BoardEvents(folder: folder, pause: pauses.folder, readsKeys: readsKeys)
  }

  private static func presenter(for session: Session) -> any BoardPresentationLogic {
    switch session.format {
    case "json": BoardJSONPresenter()
    case "csv": BoardCSVPresenter()
    default: BoardPresenter(program: Places.program)
    }
  }
}
