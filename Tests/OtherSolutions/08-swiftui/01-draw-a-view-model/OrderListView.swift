import KataSwiftUI

struct OrderListView: View {
  let viewModel: OrderList.Fetch.ViewModel

  var body: some View {
    List {
      Section {
        header
      }
      Section {
        ForEach(viewModel.rows) { OrderRow(row: $0) }
      }
    }
    .navigationTitle(viewModel.title)
  }

  @ViewBuilder private var header: some View {
    Text(viewModel.summary)
    viewModel.message.map { Text($0) }
    if viewModel.isLoading { ProgressView() } else { EmptyView() }
  }
}

/// One order, with the note below.
private struct OrderRow: View {
  let row: OrderList.Fetch.ViewModel.Row

  var body: some View {
    VStack {
      HStack {
        Text(row.total)
        Spacer()
        Text(row.customer)
      }
      if row.note != nil { Text(row.note ?? "") }
    }
  }
}
