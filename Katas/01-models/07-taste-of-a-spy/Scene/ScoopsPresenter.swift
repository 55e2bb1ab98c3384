@MainActor
protocol ScoopsPresentationLogic {
  func presentAdd(response: Scoops.Add.Response)
}
