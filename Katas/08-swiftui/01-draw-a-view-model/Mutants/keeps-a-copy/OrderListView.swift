import KataSwiftUI

struct OrderListView: View {
  @State private var viewModel: OrderList.Fetch.ViewModel

  init(viewModel: OrderList.Fetch.ViewModel) {
    self.viewModel = viewModel
  }

  var body: some View {
    VStack {
      Text(viewModel.summary)
      if let message = viewModel.message {
        Text(message)
      }
      if viewModel.isLoading {
        ProgressView()
      }
      List(viewModel.rows) { row in
        HStack {
          Text(row.customer)
          Text(row.total)
          if let note = row.note {
            Text(note)
          }
        }
      }
    }
    .navigationTitle(viewModel.title)
  }
}
