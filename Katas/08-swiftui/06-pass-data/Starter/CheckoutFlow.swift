import KataSwiftUI

/// The checkout, and the scene that it leads to.
struct CheckoutFlow: View {
  @State private var router: CheckoutRouter
  private let checkout: CheckoutView

  init(router: CheckoutRouter, checkout: CheckoutView) {
    self.checkout = checkout
    self.router = router
  }

  var body: some View {
    NavigationStack(path: $router.path) {
      checkout.navigationDestination(for: Place.self) { place in
        switch place {
        case .addressBook: router.addressBook()
        }
      }
    }
  }
}
