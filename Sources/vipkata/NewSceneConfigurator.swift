import Foundation
import Scenes
import Workers

/// Builds and wires the making of a scene, and runs it.
@MainActor
enum NewSceneConfigurator {
  static func run(_ session: Session) throws {
    let arguments = session.arguments
    var request = NewScene.Plan.Request(name: arguments.operands[0])
    request.module = arguments.value("--module")
    request.useCases = arguments.values("--use-case")
    for choice in SceneChoice.allCases {
      request.choices[choice] = try arguments.choice("--\(choice.rawValue)")
    }
    request.isInteractive =
      session.format == "text" && isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
    try view(for: session).make(request)
  }

  private static func view(for session: Session) -> NewSceneView {
    let places = session.places
    let view = NewSceneView(terminal: session.terminal, input: LineInput())
    let interactor = NewSceneInteractor(
      worker: TemplateFolder(
        root: places.folder(session.arguments.value("--templates")) ?? places.sceneTemplates,
        target: places.folder(session.arguments.value("--into")) ?? places.currentFolder,
        currentFolder: places.currentFolder))
    view.interactor = interactor
    if session.format == "json" {
      let presenter = NewSceneJSONPresenter()
      presenter.view = view
      interactor.presenter = presenter
    } else {
      let presenter = NewScenePresenter(program: Places.program)
      presenter.view = view
      interactor.presenter = presenter
    }
    return view
  }
}
