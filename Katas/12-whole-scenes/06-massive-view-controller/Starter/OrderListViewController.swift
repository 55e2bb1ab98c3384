import Foundation
import KataUI

@MainActor
protocol OrderListDisplayLogic: AnyObject {
  func displayFetch(viewModel: OrderList.Fetch.ViewModel)
}

final class OrderListViewController: UIViewController {
  var interactor: (any OrderListBusinessLogic)?

  var client: (any HTTPClient)?
  var locale = Locale(identifier: "en_US")
  var timeZone = TimeZone.gmt
  var currencyCode = "USD"

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
    guard let client else { return }
    loading = Task {
      for row in rowStack.arrangedSubviews { row.removeFromSuperview() }
      do {
        let data = try await client.get("/orders")
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .secondsSince1970
        let orders = try decoder.decode([Order].self, from: data)
          .filter { $0.status != .cancelled }
          .sorted { $0.placedAt > $1.placedAt }
        switch orders.count {
        case 0: summaryLabel.text = "No orders yet."
        case 1: summaryLabel.text = "1 order"
        default: summaryLabel.text = "\(orders.count) orders"
        }
        for order in orders {
          let customerLabel = UILabel()
          customerLabel.text =
            "\(order.customer.firstName) \(order.customer.lastName)"
          let dateLabel = UILabel()
          dateLabel.text = order.placedAt.formatted(
            Date.FormatStyle(
              date: .abbreviated, time: .omitted, locale: locale,
              calendar: locale.calendar, timeZone: timeZone))
          let totalLabel = UILabel()
          totalLabel.text = order.total.formatted(
            .currency(code: currencyCode).locale(locale))
          rowStack.addArrangedSubview(
            UIStackView(arrangedSubviews: [
              customerLabel, dateLabel, totalLabel,
            ]))
        }
      } catch {
        summaryLabel.text = "Orders are unavailable. Try again later."
      }
    }
  }
}

extension OrderListViewController: OrderListDisplayLogic {
  func displayFetch(viewModel: OrderList.Fetch.ViewModel) {
    // TODO: Show the texts as they are.
  }
}
