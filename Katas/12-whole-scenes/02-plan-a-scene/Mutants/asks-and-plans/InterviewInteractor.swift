@MainActor
protocol InterviewBusinessLogic {
  func next(request: Interview.Next.Request)
}

final class InterviewInteractor: InterviewBusinessLogic {
  var presenter: (any InterviewPresentationLogic)?

  func next(request: Interview.Next.Request) {
    let step = step(after: request)
    present(step, for: request)
    if case .ask = step {
      present(
        .plan(answers: request.answers, roles: roles(for: request.answers)),
        for: request)
    }
  }

  private func present(
    _ step: Interview.Next.Step, for request: Interview.Next.Request
  ) {
    presenter?.presentNext(
      response: Interview.Next.Response(
        sceneName: request.sceneName, step: step))
  }

  private func step(after request: Interview.Next.Request)
    -> Interview.Next.Step
  {
    if !request.isSkipped,
      let question = firstOpenQuestion(in: request.answers)
    {
      return .ask(question)
    }
    return .plan(
      answers: request.answers, roles: roles(for: request.answers))
  }

  private func firstOpenQuestion(in answers: Answers) -> Question? {
    if answers.purpose == nil { return .purpose }
    if answers.data == nil { return .data }
    if answers.navigation == nil { return .navigation }
    return nil
  }

  private func roles(for answers: Answers) -> [Role] {
    let needsWorker = answers.data != .userInput
    return Role.allCases.filter { $0 != .worker || needsWorker }
  }
}
