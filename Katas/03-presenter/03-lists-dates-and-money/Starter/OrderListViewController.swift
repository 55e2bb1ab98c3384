@MainActor
protocol OrderListDisplayLogic: AnyObject {
  func displayFetch(viewModel: OrderList.Fetch.ViewModel)
}
