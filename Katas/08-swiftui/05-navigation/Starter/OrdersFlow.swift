import KataSwiftUI

/// The list of orders, and the scenes that it leads to.
struct OrdersFlow: View {
  @State private var router: OrdersRouter

  init(router: OrdersRouter) {
    self.router = router
  }

  var body: some View {
    // TODO: a stack that shows the router's path, and a scene for each place.
    router.list()
  }
}
