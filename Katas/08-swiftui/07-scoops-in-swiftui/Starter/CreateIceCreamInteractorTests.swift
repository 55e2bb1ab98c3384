import XCTest

@testable import Scoops

@MainActor
final class CreateIceCreamInteractorTests: XCTestCase {
  private let presenter = PresenterSpy()
  private let sut = CreateIceCreamInteractor(worker: WorkerStub())

  override func setUp() async throws {
    sut.presenter = presenter
  }

  func testTheIceCreamOfTheWorkerIsPresented() async {
    // When
    sut.loadIceCream(request: .init())

    // Then
    XCTFail(
      "compare what the presenter got with what it should have got")
  }

  // TODO: What may be chosen when? When is it done, and what comes then?
}
