@MainActor
protocol OrderListPresentationLogic {
  func presentLoad(response: OrderList.Load.Response)
}

final class OrderListPresenter: OrderListPresentationLogic {
  weak var screen: (any OrderListDisplayLogic)?

  func presentLoad(response: OrderList.Load.Response) {
    let rows = response.orders.map {
      OrderList.Load.ViewModel.Row(id: $0.id, title: $0.item)
    }
    screen?.displayLoad(viewModel: OrderList.Load.ViewModel(rows: rows))
  }
}
