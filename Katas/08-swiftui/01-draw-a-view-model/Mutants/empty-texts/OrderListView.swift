import KataSwiftUI

struct OrderListView: View {
  let viewModel: OrderList.Fetch.ViewModel

  var body: some View {
    VStack {
      Text(viewModel.summary)
      Text(viewModel.message ?? "")
      if viewModel.isLoading {
        ProgressView()
      }
      List(viewModel.rows) { row in
        HStack {
          Text(row.customer)
          Text(row.total)
          Text(row.note ?? "")
        }
      }
    }
    .navigationTitle(viewModel.title)
  }
}
