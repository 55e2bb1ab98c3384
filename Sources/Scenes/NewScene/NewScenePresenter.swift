@MainActor
protocol NewScenePresentationLogic: FailurePresentationLogic {
  func presentQuestion(response: NewScene.Answer.Response)
  func presentPlan(response: NewScene.Plan.Response)
  func presentWrite(response: NewScene.Write.Response)
}

/// Asks for the choices that are open, and puts the plan and the result into words.
struct NewScenePresenter: NewScenePresentationLogic, PagePresenter {
  weak var view: (any DisplayLogic)?
  let words: Wording

  func presentQuestion(response: NewScene.Answer.Response) {
    let choice = response.choice
    let title =
      response.misunderstood.map {
        Line("\"\($0)\" is not one of these. Type a word or its number.", .bad)
      } ?? Line(choice.question, .strong)
    let width = choice.words.map(\.count).max() ?? 0
    let rows = choice.words.enumerated().map { index, word in
      Line([
        Span("  \(index + 1)  ", .faint), Span("\(word.padded(to: width))  ", .code),
        Span(SceneChoice.meaning(of: word)),
      ])
    }
    view?.display(Page(lines: [title] + rows, prompt: "\(choice.rawValue)? "))
  }

  func presentPlan(response: NewScene.Plan.Response) {
    let lines =
      ["", response.draft.sentence.line]
      + response.files.map { Line("  \($0)", .faint) }
    let prompt = "Write \(Wording.count(response.files.count, "file"))? (y/n) "
    view?.display(Page(lines: lines, prompt: prompt))
  }

  func presentWrite(response: NewScene.Write.Response) {
    guard !response.files.isEmpty else { return view?.show(["Nothing was written."]) ?? () }
    let name = response.draft.name
    let tasks = response.tasks == 0 ? "" : " \(Wording.count(response.tasks, "TODO")) left to you."
    let lines =
      [Line(response.draft.sentence, .strong)]
      + response.files.map { Line([Span("  "), .file($0)]) }
      + [
        "\(Wording.count(response.files.count, "file")) written.\(tasks)".line,
        "Add the folder \(name) to your app, and \(name)Tests to its tests.".line,
      ]
    view?.show(
      lines,
      [
        "scene": name, "useCases": response.draft.useCases, "files": response.files,
        "todos": response.tasks,
      ])
  }
}

extension SceneChoice {
  fileprivate var question: String {
    switch self {
    case .purpose: "What is the scene for?"
    case .data: "Where do its data live?"
    case .navigation: "How does it go on to the next scene?"
    case .ui: "What is it drawn with?"
    case .tests: "What is it tested with?"
    }
  }

  fileprivate static func meaning(of word: String) -> String {
    switch word {
    case "display": "shows something: a list, a detail, a profile"
    case "form": "takes what the user enters"
    case "hub": "leads to other scenes"
    case "flow": "goes step by step, and is done after the last"
    case "api": "on a server"
    case "local": "in a file of the app"
    case "input": "nowhere: the user or the previous scene gives them; there is no worker"
    case "several": "on a server, and in a file for when it is out of reach"
    case "push": "pushes it onto the navigation stack"
    case "modal": "presents it over this one"
    case "root": "puts it in this one's place"
    case "tab": "pushes it onto the stack of a tab of its own"
    case "uikit": "UIKit"
    case "swiftui": "SwiftUI"
    case "xctest": "XCTest"
    case "swift-testing": "Swift Testing"
    default: word
    }
  }
}

extension SceneDraft {
  /// What is made, with the choices taken.
  fileprivate var sentence: String {
    func meaning(_ choice: SceneChoice) -> String {
      SceneChoice.meaning(of: choices[choice] ?? "")
    }
    let purpose = meaning(.purpose).prefix { $0 != ":" && $0 != "," }
    let data =
      switch choices[.data] {
      case "api": "with data on a server"
      case "local": "with data in a file"
      case "several": "with data on a server and in a file"
      default: "without a worker"
      }
    let next = meaning(.navigation).replacing(#/\bit\b/#, with: "the next scene")
    return "\(name) \(purpose), \(data), and \(next); in "
      + "\(meaning(.ui)), tested with \(meaning(.tests)). "
      + "\(useCases.count == 1 ? "Use case" : "Use cases"): "
      + "\(useCases.joined(separator: ", "))."
  }
}
