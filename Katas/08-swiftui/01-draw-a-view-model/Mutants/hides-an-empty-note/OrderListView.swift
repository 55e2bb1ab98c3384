import KataSwiftUI

struct OrderListView: View {
  let viewModel: OrderList.Fetch.ViewModel

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
          if let note = row.note, !note.isEmpty {
            Text(note)
          }
        }
      }
    }
    .navigationTitle(viewModel.title)
  }
}
