import KataSwiftUI

/// The list, and the orders that it leads to.
struct OrderListFlow: View {
  @State private var router: OrderListRouter
  private let list: OrderListView

  init(router: OrderListRouter, list: OrderListView) {
    self.list = list
    self.router = router
  }

  var body: some View {
    NavigationStack(path: $router.path) {
      list.navigationDestination(for: Place.self) { place in
        switch place {
        case .order(let number): OrderView(number: number)
        }
      }
    }
  }
}
