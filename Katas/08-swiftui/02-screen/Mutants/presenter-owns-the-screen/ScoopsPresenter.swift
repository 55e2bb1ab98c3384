import Foundation

@MainActor
protocol ScoopsPresentationLogic {
  func presentLoad(response: Scoops.Load.Response)
  func presentChoose(response: Scoops.Choose.Response)
}

final class ScoopsPresenter: ScoopsPresentationLogic {
  var screen: (any ScoopsDisplayLogic)?

  func presentLoad(response: Scoops.Load.Response) {
    let rows = response.flavors.map {
      Scoops.Load.ViewModel.Row(id: $0.id, name: $0.name.capitalized)
    }
    screen?.displayLoad(viewModel: .init(title: "Scoops", rows: rows))
  }

  func presentChoose(response: Scoops.Choose.Response) {
    let name = response.flavor.name
    screen?.displayChoose(
      viewModel: .init(message: "One scoop of \(name), please."))
  }
}
