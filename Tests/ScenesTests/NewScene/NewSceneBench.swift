@testable import vipkata

/// The interactor of a new scene, with two templates and a disk that keeps what is written.
@MainActor
final class NewSceneBench {
  let presenter = NewScenePresenterSpy()
  let worker = NewSceneWorkerSpy()

  lazy var sut = NewSceneInteractor(presenter: presenter, worker: worker)

  static let answers: [SceneChoice: String] = [
    .purpose: "form", .data: "api", .navigation: "push",
  ]

  func request(
    _ name: String = "Checkout", choices: [SceneChoice: String] = answers,
    useCases: [String] = [], isInteractive: Bool = false
  ) -> NewScene.Plan.Request {
    var request = NewScene.Plan.Request(name: name)
    request.choices = choices
    request.useCases = useCases
    request.isInteractive = isInteractive
    return request
  }
}

@MainActor
final class NewScenePresenterSpy: NewScenePresentationLogic {
  private(set) var questions: [NewScene.Answer.Response] = []
  private(set) var plans: [NewScene.Plan.Response] = []
  private(set) var writes: [NewScene.Write.Response] = []
  private(set) var errors: [UserError] = []

  func presentQuestion(response: NewScene.Answer.Response) { questions.append(response) }
  func presentPlan(response: NewScene.Plan.Response) { plans.append(response) }
  func presentWrite(response: NewScene.Write.Response) { writes.append(response) }
  func presentFailure(error: any Error) {
    errors.append(UserError(error))
  }
}

final class NewSceneWorkerSpy: NewSceneWorkerLogic {
  nonisolated(unsafe) var content = [
    SceneTemplate(path: "__Scene__/__Scene__View.swift.txt", text: "struct __Scene__View {}\n"),
    SceneTemplate(
      path: "__Scene__/__Scene__Worker@api.swift.txt",
      text: "// TODO: One.\n// TODO: Two.\nstruct __Scene__Worker {}\n"),
  ]
  nonisolated(unsafe) var taken: UserError?
  nonisolated(unsafe) private(set) var created: [[String: String]] = []

  func templates() throws -> [SceneTemplate] { content }

  func requireNew(_ paths: [String]) throws -> [String] {
    if let taken { throw taken }
    return paths.map { "App/\($0)" }
  }

  func create(_ files: [String: String]) throws -> [String] {
    created.append(files)
    return files.keys.sorted().map { "App/\($0)" }
  }
}
