@MainActor
protocol ScoopsDisplayLogic: AnyObject {
  func displayLoad(viewModel: Scoops.Load.ViewModel)
  func displaySave(viewModel: Scoops.Save.ViewModel)
  func displayDelete(viewModel: Scoops.Delete.ViewModel)
}
