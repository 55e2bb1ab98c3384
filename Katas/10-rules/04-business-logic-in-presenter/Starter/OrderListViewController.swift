@MainActor
protocol OrderListDisplayLogic: AnyObject {
  func displayFetch(viewModel: OrderList.Fetch.ViewModel)
}

/// The screen, without a screen: its properties are what the user reads.
final class OrderListViewController: OrderListDisplayLogic {
  var interactor: (any OrderListBusinessLogic)?

  private(set) var summary = ""
  private(set) var rows: [OrderList.Fetch.ViewModel.Row] = []

  func viewDidLoad() {
    interactor?.fetch(request: OrderList.Fetch.Request())
  }

  func displayFetch(viewModel: OrderList.Fetch.ViewModel) {
    summary = viewModel.summary
    rows = viewModel.rows
  }
}
