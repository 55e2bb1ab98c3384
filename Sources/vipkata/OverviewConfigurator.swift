import Scenes
import Workers

/// Builds and wires the overview scene.
@MainActor
enum OverviewConfigurator {
  /// - Parameter isThorough: whether to look at every file of the course.
  static func view(for session: Session, isThorough: Bool = false) -> OverviewView {
    let workspace = WorkspaceFolder(
      root: session.places.workspace, currentFolder: session.places.currentFolder)
    let view = OverviewView(terminal: session.terminal)
    let interactor = OverviewInteractor(
      course: CourseFolder(root: session.places.course, isThorough: isThorough),
      journal: JournalFile(file: workspace.journal),
      machine: Machine(environment: session.environment, workspace: workspace),
      sharing: SharingCheckup(workspace: workspace),
      editor: VSCodeTasks(
        workspace: workspace, program: Places.executable, course: session.places.course),
      caches: BuildCaches(workspace: workspace))
    view.interactor = interactor
    if session.format == "json" {
      let presenter = OverviewJSONPresenter()
      presenter.view = view
      interactor.presenter = presenter
    } else {
      let presenter = OverviewPresenter(program: Places.program)
      presenter.view = view
      interactor.presenter = presenter
    }
    return view
  }
}
