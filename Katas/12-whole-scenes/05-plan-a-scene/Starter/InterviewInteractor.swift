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

  private func step(after request: Interview.Next.Request)
    -> Interview.Next.Step
  {
    // TODO: Ask the first question that is open, or plan.
    .plan(answers: request.answers, roles: [])
  }
}
