@MainActor
protocol InterviewPresentationLogic {
  func presentNext(response: Interview.Next.Response)
}

final class InterviewPresenter: InterviewPresentationLogic {
  weak var viewController: (any InterviewDisplayLogic)?

  func presentNext(response: Interview.Next.Response) {
    viewController?.displayNext(viewModel: viewModel(for: response))
  }

  private func viewModel(for response: Interview.Next.Response)
    -> Interview.Next.ViewModel
  {
    switch response.step {
    case .ask(let question):
      .init(title: question.text, lines: [])
    case .plan(let answers, let roles):
      .init(
        title: summary(of: answers, sceneName: response.sceneName),
        lines: roles.map { "\(response.sceneName)\($0.rawValue).swift" })
    }
  }

  private func summary(of answers: Answers, sceneName: String) -> String {
    guard let purpose = answers.purpose, let data = answers.data,
      let navigation = answers.navigation
    else {
      return "Creating a \(sceneName) scene."
    }
    return
      "Creating a \(purpose.phrase) scene with \(data.phrase) operations "
      + "using the \(navigation.phrase) pattern."
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
