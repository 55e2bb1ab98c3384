import Foundation
import Scenes
import Workers

/// Builds and wires the board, and keeps it current where that is wanted.
@MainActor
enum BoardConfigurator {
  /// Cells of a line where no terminal says how many it has.
  private static let columns = 120
  /// Seconds between two looks at a folder.
  private static let pause = 5.0

  static func run(_ session: Session) throws {
    let arguments = session.arguments
    let places = session.places
    let isWatched = arguments.has("--watch")
    let isTerminal = isatty(STDOUT_FILENO) == 1
    let window = Window(
      choice: try Program.colors(arguments), environment: session.environment,
      currentFolder: places.currentFolder.path)
    let file = places.folder(arguments.value("--html")).map(PageFile.init)
    guard let folder = places.folder(arguments.operands[0]) else { return }
    let interactor = BoardInteractor(
      course: CourseFolder(root: places.course, isThorough: false),
      place: PlaceFolder(folder: folder))
    let draws =
      isWatched && isTerminal && isatty(STDIN_FILENO) == 1 && session.format == "text"
      && !arguments.has("--plain") && session.environment["TERM"] != "dumb"
    let presenter = presenter(for: session)
    interactor.presenter = presenter
    let events = BoardEvents(folder: folder, pause: pause, readsKeys: draws)
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

  private static func presenter(for session: Session) -> any BoardPresentationLogic {
    switch session.format {
    case "json": BoardJSONPresenter()
    case "csv": BoardCSVPresenter()
    default: BoardPresenter(program: Places.program)
    }
  }
}
