import XCTest

@testable import Scoops

/// Stands in for the presenter, and keeps what it is presented.
private final class ScoopsPresenterSpy: ScoopsPresentationLogic {
  private(set) var responses: [Scoops.Add.Response] = []

  func presentAdd(response: Scoops.Add.Response) {
    responses.append(response)
  }
}

/// What is true: numbers, and no text.
@MainActor
final class ScoopsInteractorTests: XCTestCase {
  private var sut = ScoopsInteractor()
  private var presenter = ScoopsPresenterSpy()

  override func setUp() async throws {
    sut = ScoopsInteractor()
    presenter = ScoopsPresenterSpy()
    sut.presenter = presenter
  }

  func testFourScoopsCostAsMuchAsThree() async {
    // When
    addScoops(4)

    // Then
    XCTAssertEqual(
      presenter.responses.map(\.price), [2, 4, 6, 6],
      "the fourth scoop is free: present the price of three again")
  }

  func testTheFifthScoopCostsAgain() async {
    // When
    addScoops(5)

    // Then
    XCTAssertEqual(
      presenter.responses.last?.price, 8,
      "the fourth scoop is free, and the fifth costs $2 again")
  }

  func testTheEighthScoopIsFreeToo() async {
    // When
    addScoops(8)

    // Then
    XCTAssertEqual(
      presenter.responses.last?.price, 12,
      "every fourth scoop is free: of eight, the fourth and the eighth")

    // When
    addScoops(4)

    // Then
    XCTAssertEqual(
      presenter.responses.last?.price, 18,
      "every fourth scoop is free, however many there are: twelve cost $18")

    // When
    addScoops(28)

    // Then
    XCTAssertEqual(
      presenter.responses.last?.price, 60,
      "every fourth scoop is free, however many there are: forty cost $60")
  }

  func testThreeScoopsCostWhatTheyDid() async {
    // When
    addScoops(3)

    // Then
    XCTAssertEqual(
      presenter.responses.map(\.price), [2, 4, 6],
      "nothing changes for the first three scoops: none of them is free")
  }

  func testEachScoopIsPresentedOnce() async {
    // When
    addScoops(4)

    // Then
    XCTAssertEqual(
      presenter.responses.map(\.scoops), [1, 2, 3, 4],
      "each tap gives one response, and a free scoop is counted like the others"
    )
  }

  private func addScoops(_ count: Int) {
    for _ in 1...count { sut.add(request: .init()) }
  }
}
