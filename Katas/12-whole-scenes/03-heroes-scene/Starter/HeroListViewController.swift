import KataUI

@MainActor
protocol HeroListDisplayLogic: AnyObject {
  func displayLoad(viewModel: HeroList.Load.ViewModel)
  func displaySelect(viewModel: HeroList.Select.ViewModel)
}
