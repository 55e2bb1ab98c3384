import Foundation

@MainActor
protocol ScoopsPresentationLogic {
  func presentLoad(response: Scoops.Load.Response)
  func presentChoose(response: Scoops.Choose.Response)
}

final class ScoopsPresenter: ScoopsPresentationLogic {
  weak var screen: (any ScoopsDisplayLogic)?

  func presentLoad(response: Scoops.Load.Response) {
    let rows = response.flavors.map {
      Scoops.Load.ViewModel.Row(id: $0.id, name: $0.name.capitalized)
    }
    let shown = screen as? ScoopsScreen
    shown?.title = "Scoops"
    shown?.rows = rows
  }

  func presentChoose(response: Scoops.Choose.Response) {
    let name = response.flavor.name
    (screen as? ScoopsScreen)?.message = "One scoop of \(name), please."
  }
}
