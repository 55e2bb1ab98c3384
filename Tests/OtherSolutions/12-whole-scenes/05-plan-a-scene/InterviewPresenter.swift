@MainActor
protocol InterviewPresentationLogic {
  func presentNext(response: Interview.Next.Response)
}

final class InterviewPresenter: InterviewPresentationLogic {
  weak var viewController: (any InterviewDisplayLogic)?

  func presentNext(response: Interview.Next.Response) {
    switch response.step {
    case .ask(let question):
      display(title: question.text, lines: question.options)
    case .plan(let answers, let roles):
      let files = roles.map { response.sceneName + $0.rawValue + ".swift" }
      display(
        title: sentence(about: answers) ?? "Creating a \(response.sceneName) scene.", lines: files)
    }
  }

  private func display(title: String, lines: [String]) {
    viewController?.displayNext(viewModel: .init(title: title, lines: lines))
  }

  private func sentence(about answers: Answers) -> String? {
    switch (answers.purpose, answers.data, answers.navigation) {
    case (let purpose?, let data?, let navigation?):
      "Creating a \(purpose.phrase) scene with \(data.phrase) operations "
        + "using the \(navigation.phrase) pattern."
    default:
      nil
    }
  }
}

// MARK: - Words

extension Question {
  fileprivate var text: String {
    switch self {
    case .purpose: "What is the main purpose of this scene?"
    case .data: "What data does this scene need?"
    case .navigation: "How does this scene connect to others?"
    }
  }

  fileprivate var options: [String] {
    switch self {
    case .purpose: Purpose.allCases.map(\.phrase)
    case .data: DataNeed.allCases.map(\.phrase)
    case .navigation: NavigationPattern.allCases.map(\.phrase)
    }
  }
}

extension Purpose {
  fileprivate var phrase: String {
    switch self {
    case .displayData: "display"
    case .formInput: "form input"
    case .navigationHub: "navigation hub"
    case .actionFlow: "action flow"
    }
  }
}

extension DataNeed {
  fileprivate var phrase: String {
    switch self {
    case .api: "API"
    case .localStorage: "local storage"
    case .userInput: "user input"
    case .multipleSources: "multiple source"
    }
  }
}

extension NavigationPattern {
  fileprivate var phrase: String {
    switch self {
    case .pushDetail: "push detail"
    case .modal: "modal"
    case .replaceRoot: "replace root"
    case .tabChild: "tab child"
    }
  }
}
