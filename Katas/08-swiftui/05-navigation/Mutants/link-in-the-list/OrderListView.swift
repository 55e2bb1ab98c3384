import KataSwiftUI

struct OrderListView: View {
  @State private var screen: OrderListScreen
  @State private var interactor: any OrderListBusinessLogic
  @State private var router: any OrderListRoutingLogic

  init(
    screen: OrderListScreen, interactor: any OrderListBusinessLogic,
    router: any OrderListRoutingLogic
  ) {
    self.screen = screen
    self.interactor = interactor
    self.router = router
  }

  var body: some View {
    List(screen.rows) { row in
      NavigationLink(row.title, value: Place.order(id: row.id))
    }
    .navigationTitle("Orders")
    .onAppear { interactor.load(request: OrderList.Load.Request()) }
  }
}
