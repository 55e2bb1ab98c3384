import KataSwiftUI

/// The list of orders, and the scenes that it leads to.
struct OrdersFlow: View {
  @State private var router: OrdersRouter

  init(router: OrdersRouter) {
    self.router = router
  }

  var body: some View {
    NavigationStack(path: .constant(router.path)) {
      router.list()
        .navigationDestination(for: Place.self) { place in
          switch place {
          case .order(let id): router.detail(of: id)
          }
        }
    }
  }
}
