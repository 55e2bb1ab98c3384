import KataSwiftUI

struct OrderListView: View {
  @State private var screen: OrderListScreen
  @State private var interactor: any OrderListBusinessLogic
  @State private var loading: Task<Void, Never>?

  init(screen: OrderListScreen, interactor: any OrderListBusinessLogic) {
    self.screen = screen
    self.interactor = interactor
  }

  var body: some View {
    List {
      Text(screen.load.summary)
      ForEach(screen.load.rows) { row in
        Button(row.title) {
          interactor.select(request: .init(number: row.id))
        }
      }
    }
    .navigationTitle("Orders")
    .onAppear { loading = Task { await interactor.load(request: .init()) } }
    .onDisappear { loading?.cancel() }
    .alert(
      screen.refusal?.title ?? "",
      isPresented: Binding(
        get: { screen.refusal != nil }, set: { if !$0 { screen.refusal = nil } }),
      presenting: screen.refusal
    ) { _ in
      Button("OK") {}
    } message: { refusal in
      Text(refusal.message)
    }
  }
}
