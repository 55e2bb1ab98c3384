import KataSwiftUI
import XCTest

@testable import Orders

/// The pins: what the window shows, before and after.
@MainActor
final class Step6AppTests: XCTestCase {
  private let client = HTTPClientSpy()
  private lazy var host = ViewHost(OrdersApp.window(client: client))

  override func tearDown() async throws {
    host.close()
  }

  func testTheSceneIsWired() async {
    // When
    let host = ViewHost(OrderListFlow.configured(client: client))
    await host.update()

    // Then
    XCTAssertTrue(
      host.lines.contains("[#7 Coffee, 4.50 €]"),
      "the parts work alone but not together: wire them in the configurator"
    )
    host.close()
  }

  func testTheWindowReadsAsBefore() async {
    // When
    await host.update()

    // Then
    XCTAssertEqual(
      host.lines.dropFirst(2),
      ["2 orders, 7.70 €", "[#9 Tea, 3.20 €]", "[#7 Coffee, 4.50 €]"],
      "the pin broke: before the move, the window read like this")
    XCTAssertEqual(
      client.paths, ["orders"],
      "the pin broke: before the move, the server was asked once")
  }

  func testAPaidOrderOpensAsBefore() async throws {
    // Given
    await host.update()

    // When
    try host.tap("#7 Coffee, 4.50 €")

    // Then
    XCTAssertEqual(
      host.title, "Order 7",
      "the pin broke: before the move, a tap opened its order")
  }

  func testBackIsTheListAsBefore() async throws {
    // Given
    await host.update()
    try host.tap("#7 Coffee, 4.50 €")

    // When
    try host.back()

    // Then
    XCTAssertEqual(
      host.title, "Orders",
      "the pin broke: before the move, Back led to the list")
  }

  func testAnUnpaidOrderIsRefusedAsBefore() async throws {
    // Given
    await host.update()

    // When
    try host.tap("#9 Tea, 3.20 €")

    // Then
    XCTAssertTrue(
      host.lines.contains("It is not paid yet."),
      "the pin broke: before the move, an unpaid order gave an alert")
  }

  func testAFailureReadsAsBefore() async {
    // Given
    client.answer = .failure(Unplugged())

    // When
    await host.update()

    // Then
    XCTAssertEqual(
      host.lines.dropFirst(2), ["The orders cannot be reached."],
      "the pin broke: before the move, a failure read like this")
  }

  func testAClosedWindowIsFreed() async {
    // Given
    weak var client: HTTPClientSpy?

    // When
    do {
      let ours = HTTPClientSpy()
      client = ours
      let host = ViewHost(OrdersApp.window(client: ours))
      await host.update()
      host.close()
    }

    // Then
    XCTAssertNil(
      client,
      "the window is closed, but its parts live: who holds whom in a ring?")
  }
}
