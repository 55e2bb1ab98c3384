import Entities

@MainActor
package protocol NewSceneBusinessLogic {
  func plan(request: NewScene.Plan.Request)
  func answer(request: NewScene.Answer.Request)
  func write(request: NewScene.Write.Request)
}

/// Decides what a new scene consists of.
package final class NewSceneInteractor: NewSceneBusinessLogic {
  package var presenter: (any NewScenePresentationLogic)?
  private let worker: any NewSceneWorkerLogic
  private var draft: SceneDraft?
  private var isInteractive = false

  package init(worker: any NewSceneWorkerLogic) {
    self.worker = worker
  }

  package func plan(request: NewScene.Plan.Request) {
    attempt {
      isInteractive = request.isInteractive
      draft = try SceneDraft(request: request)
      try goOn()
    }
  }

  package func answer(request: NewScene.Answer.Request) {
    guard let choice = draft?.openChoice else { return }
    guard let word = Self.word(meantBy: request.text, of: choice) else {
      presenter?.presentQuestion(
        response: NewScene.Answer.Response(choice: choice, misunderstood: request.text))
      return
    }
    draft?.choices[choice] = word
    attempt { try goOn() }
  }

  package func write(request: NewScene.Write.Request) {
    guard let draft else { return }
    attempt {
      let files = request.isWanted ? try files(of: draft) : [:]
      let written = request.isWanted ? try worker.create(files) : []
      let tasks = files.values.map { $0.ranges(of: "// TODO:").count }.reduce(0, +)
      presenter?.presentWrite(
        response: NewScene.Write.Response(draft: draft, files: written, tasks: tasks))
    }
  }

  /// Asks what is open; when nothing is, plans.
  private func goOn() throws {
    guard let draft else { return }
    if let open = draft.openChoice {
      guard isInteractive else { throw Self.unsaid(open) }
      presenter?.presentQuestion(response: NewScene.Answer.Response(choice: open))
      return
    }
    let files = try worker.requireNew(try files(of: draft).keys.sorted())
    guard isInteractive else { return write(request: NewScene.Write.Request(isWanted: true)) }
    presenter?.presentPlan(response: NewScene.Plan.Response(draft: draft, files: files))
  }

  private func files(of draft: SceneDraft) throws -> [String: String] {
    let templates = try worker.templates()
    for name in [draft.name] + draft.useCases
    where templates.contains(where: { $0.uses(name) }) {
      throw UserError(
        "The templates use the name \(name) themselves, so that the scene would not build.",
        mend: "Choose another name.")
    }
    var files: [String: String] = [:]
    for template in templates {
      guard let file = try template.file(for: draft) else { continue }
      guard files.updateValue(file.text, forKey: file.path) == nil else {
        throw UserError(
          "Two templates make \(file.path).", mend: "Mark one of them with a choice, as in @api.")
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

  private static func unsaid(_ choice: SceneChoice) -> UserError {
    UserError(
      "A new scene needs --\(choice.rawValue): \(choice.words.joined(separator: ", ")).",
      mend: "Write `vipkata scene Checkout --purpose form --data api --navigation push`, "
        + "or leave them out on a terminal, where they are asked for.")
  }

  private func attempt(_ body: () throws -> Void) {
    do {
      try body()
    } catch {
      presenter?.presentFailure(error: error)
    }
  }
}
