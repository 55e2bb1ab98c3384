import Foundation
import Scenes
import Workers

/// Builds and wires the practice scene.
@MainActor
enum PracticeConfigurator {
  static func view(for session: Session) -> PracticeView {
    view(for: session, interactor: interactor(for: session))
  }

  /// - Parameter isSuperseded: whether a running check is not wanted any more.
  static func interactor(
    for session: Session, isSuperseded: @escaping @Sendable () -> Bool = { false }
  ) -> PracticeInteractor {
    let workspace = WorkspaceFolder(
      root: session.places.workspace, currentFolder: session.places.currentFolder)
    let finder = ToolchainFinder(
      environment: session.environment,
      cache: workspace.ownFolder.appendingPathComponent("toolchain.json"))
    let toolchain = ToolchainWorker(
      packages: workspace.packages, finder: finder, tellsErrorsEarly: true,
      isSuperseded: isSuperseded)
    return PracticeInteractor(
      workers: PracticeWorkers(
        course: CourseFolder(root: session.places.course, isThorough: false), workspace: workspace,
        journal: SharedJournal(
          journal: JournalFile(file: workspace.journal),
          publisher: SharingConfigurator.publisher(for: workspace, session.environment)),
        suites: toolchain,
        syntax: toolchain,
        diff: GitDiff(
          environment: session.environment,
          scratch: workspace.ownFolder.appendingPathComponent("diff")),
        ahead: AheadBuild(packages: workspace.packages, finder: finder),
        memory: RememberedVerdicts(folder: workspace.runs, finder: finder)))
  }

  static func view(for session: Session, interactor: PracticeInteractor) -> PracticeView {
    let view = PracticeView(terminal: session.terminal)
    view.interactor = interactor
    if session.format == "json" {
      let presenter = PracticeJSONPresenter()
      presenter.view = view
      interactor.presenter = presenter
    } else {
      let presenter = PracticePresenter(
        program: Places.program, isQuiet: session.arguments.has("--quiet"))
      presenter.view = view
      interactor.presenter = presenter
    }
    return view
  }
}
