import Entities

/// Puts what was made into one JSON object, for programs.
package final class NewSceneJSONPresenter: NewScenePresentationLogic {
  package weak var view: (any NewSceneDisplayLogic)?

  package init() {}

  /// Programs are not asked.
  package func presentQuestion(response: NewScene.Answer.Response) {}
  package func presentPlan(response: NewScene.Plan.Response) {}

  package func presentWrite(response: NewScene.Write.Response) {
    view?.displayPage(
      viewModel: JSONPage.page(
        SceneObject(
          scene: response.draft.name, useCases: response.draft.useCases, files: response.files,
          todos: response.tasks)))
  }

  package func presentFailure(error: any Error) {
    view?.displayPage(viewModel: JSONPage.page(failure: error))
  }
}

private struct SceneObject: Encodable {
  var schema = 1
  let scene: String
  let useCases: [String]
  let files: [String]
  let todos: Int
}
