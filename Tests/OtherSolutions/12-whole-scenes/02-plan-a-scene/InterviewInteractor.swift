@MainActor
protocol InterviewBusinessLogic {
  func next(request: Interview.Next.Request)
}

final class InterviewInteractor: InterviewBusinessLogic {
  var presenter: (any InterviewPresentationLogic)?

  func next(request: Interview.Next.Request) {
    presenter?.presentNext(
      response: Interview.Next.Response(
        sceneName: request.sceneName, step: step(after: request)))
  }

  private func step(after request: Interview.Next.Request) -> Interview.Next.Step {
    let answers = request.answers
    let open: [(question: Question, isOpen: Bool)] = [
      (.purpose, answers.purpose == nil),
      (.data, answers.data == nil),
      (.navigation, answers.navigation == nil),
    ]
    guard let next = open.first(where: \.isOpen), !request.isSkipped else {
      return plan(for: answers)
    }
    return .ask(next.question)
  }

  private func plan(for answers: Answers) -> Interview.Next.Step {
    var roles = Role.allCases
    if answers.data == .userInput {
      roles.removeAll { $0 == .worker }
    }
    return .plan(answers: answers, roles: roles)
  }
}
