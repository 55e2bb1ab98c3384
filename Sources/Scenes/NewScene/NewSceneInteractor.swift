@MainActor
protocol NewSceneBusinessLogic {
  func plan(request: NewScene.Plan.Request)
  func answer(request: NewScene.Answer.Request)
}

/// Decides what a new scene consists of.
final class NewSceneInteractor: NewSceneBusinessLogic {
  private let presenter: any NewScenePresentationLogic
  private let worker: any NewSceneWorkerLogic
  private var draft: SceneDraft?
  private var isInteractive = false

  init(presenter: any NewScenePresentationLogic, worker: any NewSceneWorkerLogic) {
    self.presenter = presenter
    self.worker = worker
  }

  func plan(request: NewScene.Plan.Request) {
    attempt(failuresTo: presenter) {
      isInteractive = request.isInteractive
      try goOn(with: SceneDraft(request: request))
    }
  }

  func answer(request: NewScene.Answer.Request) {
    attempt(failuresTo: presenter) {
      guard var draft else { return }
      guard let text = request.text, let choice = draft.openChoice else {
        return try write(draft, isWanted: request.text?.isYes ?? false)
      }
      guard let word = Self.word(meantBy: text, of: choice) else {
        return presenter.presentQuestion(
          response: NewScene.Answer.Response(choice: choice, misunderstood: text))
      }
      draft.choices[choice] = word
      try goOn(with: draft)
    }
  }

  private func write(_ draft: SceneDraft, isWanted: Bool) throws {
    let files = isWanted ? try files(of: draft) : [:]
    let written = isWanted ? try worker.create(files) : []
    let tasks = files.values.map { $0.ranges(of: "// TODO:").count }.reduce(0, +)
    presenter.presentWrite(
      response: NewScene.Write.Response(draft: draft, files: written, tasks: tasks))
  }

  private func goOn(with draft: SceneDraft) throws {
    self.draft = draft
    if let open = draft.openChoice {
      guard isInteractive else { throw NewScene.Failure.notChosen(open) }
      return presenter.presentQuestion(response: NewScene.Answer.Response(choice: open))
    }
    let files = try worker.requireNew(try files(of: draft).keys.sorted())
    guard isInteractive else { return try write(draft, isWanted: true) }
    presenter.presentPlan(response: NewScene.Plan.Response(draft: draft, files: files))
  }

  private func files(of draft: SceneDraft) throws -> [String: String] {
    let templates = try worker.templates()
    for name in [draft.name] + draft.useCases
    where templates.contains(where: { $0.uses(name) }) {
      throw NewScene.Failure.nameInTemplates(name)
    }
    var files: [String: String] = [:]
    for template in templates {
      guard let file = try template.file(for: draft) else { continue }
      guard files.updateValue(file.text, forKey: file.path) == nil else {
        throw NewScene.Failure.fileTwice(file.path)
      }
    }
    return files
  }

  private static func word(meantBy text: String, of choice: SceneChoice) -> String? {
    let text = text.lowercased().filter { !$0.isWhitespace }
    if let number = Int(text), choice.words.indices.contains(number - 1) {
      return choice.words[number - 1]
    }
    let meant = choice.words.filter { $0.hasPrefix(text) }
    return text.isEmpty || meant.count != 1 ? nil : meant[0]
  }
}
