import KataUI

@MainActor
protocol OrderListDisplayLogic: AnyObject {
  func displayFetch(viewModel: OrderList.Fetch.ViewModel)
}

final class OrderListViewController: UIViewController {
  var interactor: (any OrderListBusinessLogic)?

  let summaryLabel = UILabel()
  let rowStack = UIStackView()
  let reloadButton = UIButton(type: .system)

  /// The latest request, for those who want to wait for its end.
  private(set) var loading: Task<Void, Never>?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Orders"
    reloadButton.setTitle("Reload", for: .normal)
    reloadButton.addAction(
      UIAction { [weak self] _ in self?.reload() }, for: .touchUpInside)
    view.addSubview(
      UIStackView(arrangedSubviews: [summaryLabel, rowStack, reloadButton]))
    reload()
  }

  private func reload() {
    loading = interactor?.fetch(request: OrderList.Fetch.Request())
  }

  private func makeRow(_ row: OrderList.Fetch.ViewModel.Row) -> UIStackView
  {
    UIStackView(
      arrangedSubviews: [row.customer, row.date, row.total].map { text in
        let label = UILabel()
        label.text = text
        return label
      })
  }
}

extension OrderListViewController: OrderListDisplayLogic {
  func displayFetch(viewModel: OrderList.Fetch.ViewModel) {
    summaryLabel.text = viewModel.summary
    for row in rowStack.arrangedSubviews {
      rowStack.removeArrangedSubview(row)
    }
    for row in viewModel.rows { rowStack.addArrangedSubview(makeRow(row)) }
  }
}
