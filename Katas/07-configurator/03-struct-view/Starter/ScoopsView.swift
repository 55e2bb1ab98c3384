@MainActor
protocol ScoopsDisplayLogic {
  func displayLoad(viewModel: Scoops.Load.ViewModel)
}

/// A view in SwiftUI's style: a struct, made anew and copied all the time.
@MainActor
struct ScoopsView: ScoopsDisplayLogic {
  let screen = ScoopsScreen()
  var interactor: (any ScoopsBusinessLogic)?

  /// SwiftUI would make a list of these texts.
  var body: [String] { screen.cones + screen.flavors + screen.toppings }

  func appear() {
    interactor?.load(request: Scoops.Load.Request())
  }

  func displayLoad(viewModel: Scoops.Load.ViewModel) {
    screen.cones = viewModel.cones
    screen.flavors = viewModel.flavors
    screen.toppings = viewModel.toppings
  }
}
