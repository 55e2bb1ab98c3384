@MainActor
protocol InterviewDisplayLogic: AnyObject {
  func displayNext(viewModel: Interview.Next.ViewModel)
}
