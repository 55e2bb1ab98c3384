import KataSwiftUI

struct OrderDetailView: View {
  @State private var screen: OrderDetailScreen
  @State private var interactor: any OrderDetailBusinessLogic

  init(
    screen: OrderDetailScreen, interactor: any OrderDetailBusinessLogic
  ) {
    self.screen = screen
    self.interactor = interactor
  }

  var body: some View {
    VStack {
      Text(screen.state)
      Button("Receipt") {
        interactor.receipt(request: OrderDetail.Receipt.Request())
      }
      Button("Cancel order", role: .destructive) {
        interactor.cancel(request: OrderDetail.Cancel.Request())
      }
    }
    .navigationTitle(screen.title)
    .onAppear { interactor.load(request: OrderDetail.Load.Request()) }
    // TODO: the sheet has the receipt's lines, the alert its own texts.
  }
}
