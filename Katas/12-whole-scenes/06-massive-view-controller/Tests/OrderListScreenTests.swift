import Foundation
import KataUI
import XCTest

@testable import Orders

/// The screen in front, the server behind: these tests were green before, and stay so.
@MainActor
final class OrderListScreenTests: XCTestCase {
  private let client = HTTPClientSpy()
  private let navigation = UINavigationController()
  private lazy var view = OrderListConfigurator.configure(
    client: client, locale: Locale(identifier: "en_US"), timeZone: .gmt,
    currencyCode: "USD")

  func testTheScreenReadsAsBefore() async {
    // When
    await show(view)

    // Then
    XCTAssertEqual(
      view.texts,
      [
        "3 orders", "Alan Turing", "Jun 21, 2026", "$1,234.50",
        "Barbara Liskov", "Jun 17, 2026", "$7.00", "Ada Lovelace",
        "Jun 9, 2026", "$40.00",
      ],
      "the screen has changed: follow an order from the server to the label"
    )
    XCTAssertEqual(
      client.paths, ["/orders"], "one screen asks the server once")
    XCTAssertEqual(
      [view.title, view.reloadButton.currentTitle], ["Orders", "Reload"],
      "the screen and its button are called as before")
    XCTAssertEqual(
      view.view.subviews.count, 1, "what is not in the view is not seen")
  }

  func testAFailureReadsAsBefore() async {
    // Given
    await show(view)
    client.answer = .failure(NoConnection())

    // When
    view.reloadButton.sendActions(for: .touchUpInside)
    await view.loading?.value

    // Then
    XCTAssertEqual(
      client.paths, ["/orders", "/orders"],
      "a tap on Reload asks the server again: no part keeps the orders, or a task that is over"
    )
    XCTAssertEqual(
      view.texts, ["Orders are unavailable. Try again later."],
      "a failure shows one sentence and no rows: follow the error to the label"
    )
  }

  func testTheScreenReadsAsItWasConfigured() async {
    // Given
    let british = OrderListConfigurator.configure(
      client: client, locale: Locale(identifier: "en_GB"),
      timeZone: honolulu, currencyCode: "EUR")

    // When
    await show(british)

    // Then
    XCTAssertEqual(
      british.texts,
      [
        "3 orders", "Alan Turing", "20 Jun 2026", "€1,234.50",
        "Barbara Liskov", "17 Jun 2026", "€7.00", "Ada Lovelace",
        "9 Jun 2026", "€40.00",
      ],
      "the configurator was given another locale, time zone and currency: pass all three on"
    )
  }

  func testTheSummaryStaysUntilTheAnswerIsThere() async {
    // Given
    await show(view)

    // When
    view.reloadButton.sendActions(for: .touchUpInside)
    let meanwhile = view.summaryLabel.text
    await view.loading?.value

    // Then
    XCTAssertEqual(
      meanwhile, "3 orders",
      "the screen said nothing of loading before: the view adds no words")
  }

  /// Lets it appear, and waits for its orders.
  private func show(_ screen: OrderListViewController) async {
    navigation.pushViewController(screen, animated: false)
    await screen.loading?.value
  }
}

extension OrderListViewController {
  /// What the user reads, from top to bottom.
  var texts: [String] {
    let rows = rowStack.arrangedSubviews.compactMap { $0 as? UIStackView }
    let labels = rows.flatMap(\.arrangedSubviews).compactMap {
      $0 as? UILabel
    }
    return ([summaryLabel] + labels).map { $0.text ?? "" }
  }
}
