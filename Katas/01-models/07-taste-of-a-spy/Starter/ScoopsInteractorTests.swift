import XCTest

@testable import Scoops

/// Stands in for the presenter.
private final class ScoopsPresenterSpy: ScoopsPresentationLogic {
  // TODO: Add a list of responses.

  func presentAdd(response: Scoops.Add.Response) {
    // TODO: Keep the response in the list.
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
    // TODO: Compare the spy's list with what should be in it: one response.
    XCTFail(
      "compare the responses that the spy got with the one that it should have got"
    )
  }

  // TODO: Write a second test: four scoops, and what the presenter should have got.
}
