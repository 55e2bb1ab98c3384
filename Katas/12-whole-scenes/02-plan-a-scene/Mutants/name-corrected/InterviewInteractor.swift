@MainActor
protocol InterviewBusinessLogic {
  func next(request: Interview.Next.Request)
}

final class InterviewInteractor: InterviewBusinessLogic {
  var presenter: (any InterviewPresentationLogic)?

  func next(request: Interview.Next.Request) {
    presenter?.presentNext(
      response: Interview.Next.Response(
        sceneName: request.sceneName.prefix(1).uppercased()
          + request.sceneName.dropFirst(), step: step(after: request)))
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
