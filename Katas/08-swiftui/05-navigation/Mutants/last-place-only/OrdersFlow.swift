import KataSwiftUI

/// The list of orders, and the scenes that it leads to.
struct OrdersFlow: View {
  @State private var router: OrdersRouter

  init(router: OrdersRouter) {
    self.router = router
  }

  var body: some View {
    NavigationStack {
      router.list()
        .navigationDestination(
          isPresented: Binding(
            get: { !router.path.isEmpty },
            set: { if !$0 { router.routeBack() } })
        ) {
          if case .order(let id) = router.path.last {
            router.detail(of: id)
          }
        }
    }
  }
}
