import Foundation
import KataUI
import XCTest

@testable import Orders

/// The screen in front, the server behind: these tests were green before, and stay so.
@MainActor
final class OrderListScreenTests: XCTestCase {
  private let client = HTTPClientSpy()
  private lazy var view = OrderListConfigurator.configure(
    client: client, locale: Locale(identifier: "en_US"), timeZone: .gmt,
    currencyCode: "USD")

  func testTheScreenReadsAsBefore() async {
    // When
    view.loadViewIfNeeded()
    await view.loading?.value

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
    view.loadViewIfNeeded()
    await view.loading?.value
    client.answer = .failure(NoConnection())

    // When
    view.reloadButton.sendActions(for: .touchUpInside)
    await view.loading?.value

    // Then
    XCTAssertEqual(
      view.texts, ["Orders are unavailable. Try again later."],
      "a failure shows one sentence and no rows: follow the error to the label"
    )
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
