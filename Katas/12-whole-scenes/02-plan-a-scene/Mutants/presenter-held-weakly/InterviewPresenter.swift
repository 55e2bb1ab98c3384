@MainActor
protocol InterviewPresentationLogic: AnyObject {
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
    guard let purpose = answers.purpose, let data = answers.data,
      let navigation = answers.navigation
    else {
      return "Creating the \(sceneName) scene."
    }
    return
      "Creating a scene for \(purpose.phrase) with \(data.phrase) operations"
      + ", using the \(navigation.phrase) pattern."
  }
}
