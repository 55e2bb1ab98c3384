import Foundation
import Scenes
import Workers

/// Builds and wires the review scene.
@MainActor
enum ReviewConfigurator {
  static func view(for session: Session) -> ReviewView {
    Interrupts.endAtOnce()
    let finder = ToolchainFinder(environment: session.environment, cache: nil)
    let view = ReviewView(terminal: session.terminal)
    let interactor = ReviewInteractor(
      worker: ReviewFolder(currentFolder: session.places.currentFolder) {
        try finder.find().sourceKitLibrary
      })
    view.interactor = interactor
    switch session.format {
    case "json":
      let presenter = ReviewJSONPresenter()
      presenter.view = view
      interactor.presenter = presenter
    case "github":
      let presenter = ReviewGitHubPresenter()
      presenter.view = view
      interactor.presenter = presenter
    case "sarif":
      let presenter = ReviewSARIFPresenter(version: Program.version)
      presenter.view = view
      interactor.presenter = presenter
    default:
      let presenter = ReviewPresenter(program: Places.program)
      presenter.view = view
      interactor.presenter = presenter
    }
    return view
  }
}
