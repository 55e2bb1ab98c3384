/// A view in SwiftUI's style: a struct, made anew and copied all the time.
@MainActor
struct ScoopsView {
  let screen = ScoopsScreen()
  var interactor: (any ScoopsBusinessLogic)?

  /// SwiftUI would make a list of these texts.
  var body: [String] { screen.cones + screen.flavors + screen.toppings }

  func appear() {
    guard body.isEmpty else { return }
    interactor?.load(request: Scoops.Load.Request())
  }
}
