@MainActor
protocol InterviewPresentationLogic {
  func presentNext(response: Interview.Next.Response)
}
