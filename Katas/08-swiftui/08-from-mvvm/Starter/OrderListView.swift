import KataSwiftUI

struct OrderListView: View {
  @State private var screen: OrderListScreen
  @State private var interactor: any OrderListBusinessLogic

  init(screen: OrderListScreen, interactor: any OrderListBusinessLogic) {
    self.screen = screen
    self.interactor = interactor
  }

  var body: some View {
    // TODO: Step 4. What is seen, and what is asked?
    EmptyView()
  }
}
