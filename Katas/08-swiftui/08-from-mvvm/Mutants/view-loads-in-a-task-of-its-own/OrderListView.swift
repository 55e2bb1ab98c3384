import KataSwiftUI

struct OrderListView: View {
  @State private var screen: OrderListScreen
  @State private var interactor: any OrderListBusinessLogic

  init(screen: OrderListScreen, interactor: any OrderListBusinessLogic) {
    self.screen = screen
    self.interactor = interactor
  }

  var body: some View {
    List {
      Text(screen.summary)
      ForEach(screen.rows) { row in
        Button(row.title) {
          interactor.select(request: .init(number: row.id))
        }
      }
    }
    .navigationTitle("Orders")
    .onAppear {
      Task { await interactor.load(request: .init()) }
    }
    .alert(
      screen.refusal?.title ?? "", isPresented: $screen.isRefusalShown,
      presenting: screen.refusal
    ) { _ in
      Button("OK") {}
    } message: { refusal in
      Text(refusal.message)
    }
  }
}
