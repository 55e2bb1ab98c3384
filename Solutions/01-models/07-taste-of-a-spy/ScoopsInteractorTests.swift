import XCTest

@testable import Scoops

/// Stands in for the presenter, and keeps what it is presented.
private final class ScoopsPresenterSpy: ScoopsPresentationLogic {
  private(set) var responses: [Scoops.Add.Response] = []

  func presentAdd(response: Scoops.Add.Response) {
    responses.append(response)
  }
}

@MainActor
final class ScoopsInteractorTests: XCTestCase {
  private let sut = ScoopsInteractor()
  private let presenter = ScoopsPresenterSpy()

  override func setUp() async throws {
    sut.presenter = presenter
  }

  func testOneScoop() async {
    // When
    sut.add(request: .init())

    // Then
    XCTAssertEqual(
      presenter.responses, [.init(scoops: 1, price: 2)],
      "one tap is presented once, as one scoop for $2")
  }

  func testTheFourthScoopIsFree() async {
    // When
    for _ in 1...4 { sut.add(request: .init()) }

    // Then
    XCTAssertEqual(
      presenter.responses,
      [
        .init(scoops: 1, price: 2), .init(scoops: 2, price: 4),
        .init(scoops: 3, price: 6), .init(scoops: 4, price: 6),
      ],
      "each of four taps is presented, and the fourth adds nothing to the price"
    )
  }
}
