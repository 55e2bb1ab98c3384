@MainActor
protocol PracticePresentationLogic: FailurePresentationLogic {
  func presentNext(response: Practice.Next.Response)
  func presentCheck(response: Practice.Check.Response)
  func presentCheckAll(response: Practice.CheckAll.Response)
  func presentCheckAllProgress(response: Practice.CheckAll.Progress.Response)
  func presentSkip(response: Practice.Skip.Response)
  func presentAgain(response: Practice.Again.Response)
  func presentChecking(response: Practice.Checking.Response)
  func presentOpen(response: Practice.Open.Response)
  func presentHint(response: Practice.Hint.Response)
  func presentReset(response: Practice.Reset.Response)
  func presentSolution(response: Practice.Solution.Response)
  func presentOthers(response: Practice.Others.Response)
}
