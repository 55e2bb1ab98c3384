import Foundation
import Scenes
import Workers

/// Builds and wires the sharing of progress.
@MainActor
enum SharingConfigurator {
  static func join(_ session: Session) throws {
    let arguments = session.arguments
    guard let name = arguments.value("--as") else {
      throw UserError(
        "`vipkata join` needs a name.",
        mend: "Write `vipkata join PLACE --as \"Ada Lovelace\"`, with your own.")
    }
    var request = Sharing.Plan.Request(place: arguments.operands[0], name: name)
    request.tokenFile = session.places.folder(arguments.value("--token-file"))
    request.authority = session.places.folder(arguments.value("--ca"))
    request.isAgreed = arguments.has("--yes")
    request.isInteractive =
      session.format == "text" && isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
    try view(for: session).join(request)
  }

  static func view(for session: Session) -> SharingView {
    let workspace = workspace(session)
    let view = SharingView(terminal: session.terminal, input: LineInput())
    let interactor = SharingInteractor(
      worker: SharingWorker(
        workspace: workspace, publisher: publisher(for: workspace, session.environment),
        environment: session.environment),
      journal: JournalFile(file: workspace.journal))
    view.interactor = interactor
    if session.format == "json" {
      let presenter = SharingJSONPresenter()
      presenter.view = view
      interactor.presenter = presenter
    } else {
      let presenter = SharingPresenter(
        program: Places.program,
        journal: workspace.journal.path.relative(to: session.places.currentFolder.path))
      presenter.view = view
      interactor.presenter = presenter
    }
    return view
  }

  /// The background's part, which prints nothing.
  static func publish(workspace path: String, environment: [String: String]) {
    let folder = URL(fileURLWithPath: path)
    publisher(for: WorkspaceFolder(root: folder, currentFolder: folder), environment).run()
  }

  static func publisher(
    for workspace: WorkspaceFolder, _ environment: [String: String]
  ) -> Publisher {
    Publisher(workspace: workspace, program: Places.executable, environment: environment)
  }

  private static func workspace(_ session: Session) -> WorkspaceFolder {
    WorkspaceFolder(
      root: session.places.workspace, currentFolder: session.places.currentFolder)
  }
}
