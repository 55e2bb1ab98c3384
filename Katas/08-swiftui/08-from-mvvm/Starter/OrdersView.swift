import KataSwiftUI

struct OrdersView: View {
  @State private var viewModel: OrdersViewModel

  init(viewModel: OrdersViewModel) {
    self.viewModel = viewModel
  }

  var body: some View {
    NavigationStack(path: $viewModel.path) {
      List {
        Text(viewModel.summary)
        ForEach(viewModel.orders, id: \.number) { order in
          Button(viewModel.title(of: order)) { viewModel.open(order) }
        }
      }
      .navigationTitle("Orders")
      .task { await viewModel.load() }
      .alert(
        "Order \(viewModel.unpaid?.number ?? 0)",
        isPresented: Binding(
          get: { viewModel.unpaid != nil },
          set: { if !$0 { viewModel.unpaid = nil } })
      ) {
        Button("OK") {}
      } message: {
        Text("It is not paid yet.")
      }
      .navigationDestination(for: Place.self) { place in
        switch place {
        case .order(let number): OrderView(number: number)
        }
      }
    }
  }
}
