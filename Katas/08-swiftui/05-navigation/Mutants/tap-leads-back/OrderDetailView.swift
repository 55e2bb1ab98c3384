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
    .sheet(item: $screen.receipt) { receipt in
      List(receipt.lines, id: \.self) { line in Text(line) }
    }
    .alert(
      screen.alert?.title ?? "", isPresented: $screen.isAlertShown,
      presenting: screen.alert
    ) { alert in
      if let confirm = alert.confirm {
        Button(confirm, role: .destructive) {
          interactor.confirm(request: OrderDetail.Confirm.Request())
          screen.router?.routeBack()
        }
      }
      Button(alert.dismiss, role: .cancel) {}
    } message: { alert in
      Text(alert.message)
    }
  }
}
