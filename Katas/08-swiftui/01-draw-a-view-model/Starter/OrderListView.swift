import KataSwiftUI

struct OrderListView: View {
  let viewModel: OrderList.Fetch.ViewModel

  var body: some View {
    // TODO: Draw the view model.
    EmptyView()
  }
}
