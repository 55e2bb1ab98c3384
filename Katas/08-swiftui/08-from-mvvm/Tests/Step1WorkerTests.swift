import XCTest

@testable import Orders

@MainActor
final class Step1WorkerTests: XCTestCase {
  private let client = HTTPClientSpy()
  private lazy var sut = OrderListWorker(client: client)

  func testTheWorkerFetchesAndDecodes() async throws {
    // When
    let orders = try await sut.orders()

    // Then
    XCTAssertEqual(
      client.paths, ["orders"],
      "the worker asks the server for orders, once")
    XCTAssertEqual(
      orders, [.coffee, .milk, .tea],
      "the worker returns what the server has, all of it: the interactor chooses"
    )
  }

  func testAFailureIsLeftToTheInteractor() async {
    // Given
    client.answer = .failure(Unplugged())

    // When
    let orders = try? await sut.orders()

    // Then
    XCTAssertNil(
      orders,
      "the server failed: throw, for what it means is decided elsewhere"
    )
    XCTAssertEqual(
      client.paths, ["orders"],
      "the server failed, and was asked again: before the move, one load asked once"
    )
  }

  func testWhatIsNoJSONIsAFailure() async {
    for answer in ["Come back later", ""] {
      // Given
      client.answer = .success(answer)

      // When
      let orders = try? await sut.orders()

      // Then
      XCTAssertNil(
        orders,
        "the answer “\(answer)” cannot be decoded: throw, as before the move, and make no list up"
      )
    }
  }
}
