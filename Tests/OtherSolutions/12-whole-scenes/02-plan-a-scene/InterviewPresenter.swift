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
        title: sentence(about: answers) ?? "Creating the \(response.sceneName) scene.", lines: files
      )
    }
  }

  private func display(title: String, lines: [String]) {
    viewController?.displayNext(viewModel: .init(title: title, lines: lines))
  }

  private func sentence(about answers: Answers) -> String? {
    switch (answers.purpose, answers.data, answers.navigation) {
    case (let purpose?, let data?, let navigation?):
      "Creating a scene for \(purpose.phrase) with \(data.phrase) operations"
        + ", using the \(navigation.phrase) pattern."
    default:
      nil
    }
  }
}
