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
      .init(title: question.text, lines: question.options)
    case .plan(let answers, let roles):
      .init(
        title: summary(of: answers, sceneName: response.sceneName),
        lines: roles.map { "\(response.sceneName)\($0.rawValue).swift" })
    }
  }

  private func summary(of answers: Answers, sceneName: String) -> String {
    guard answers.purpose != nil, answers.data != nil,
      answers.navigation != nil
    else {
      return "Creating the \(sceneName) scene."
    }
    return
      "Creating a scene for form input with API operations"
      + ", using the replace root pattern."
  }
}
