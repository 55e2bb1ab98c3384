import Foundation
import Scenes
import Workers

/// Builds and wires the authoring scene.
@MainActor
enum AuthoringConfigurator {
  static func view(for session: Session) -> AuthoringView {
    let places = session.places
    let own = places.workspace.appendingPathComponent(".vipkata")
    let finder = ToolchainFinder(
      environment: session.environment, cache: own.appendingPathComponent("toolchain.json"))
    let toolchain = ToolchainWorker(
      packages: own.appendingPathComponent("packages"), finder: finder)
    let view = AuthoringView(terminal: session.terminal)
    let interactor = AuthoringInteractor(
      workers: AuthoringWorkers(
        course: CourseFolder(root: places.course),
        authoring: AuthoringFolder(
          root: places.course, currentFolder: places.currentFolder, ownFolder: own,
          finder: finder),
        suites: toolchain, syntax: toolchain, parallel: ParallelWorker()))
    view.interactor = interactor
    switch session.format {
    case "json":
      let presenter = AuthoringJSONPresenter()
      presenter.view = view
      interactor.presenter = presenter
    case "junit":
      let presenter = AuthoringJUnitPresenter()
      presenter.view = view
      interactor.presenter = presenter
    default:
      let presenter = AuthoringPresenter(program: Places.program)
      presenter.view = view
      interactor.presenter = presenter
    }
    return view
  }
}
