@MainActor
protocol InterviewBusinessLogic {
  func next(request: Interview.Next.Request)
}
