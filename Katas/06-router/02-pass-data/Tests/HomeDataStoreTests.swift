import XCTest

@testable import Booking

/// The compiler takes the first of these only for what is certain to be an object.
private func isObject<Store: AnyObject>(_ store: Store) -> Bool { true }
private func isObject<Store>(_ store: Store) -> Bool { false }

/// Stands in for Home's presenter, and keeps what it gets.
private final class HomePresenterSpy: HomePresentationLogic {
  private(set) var reservations: [Reservation?] = []

  func presentGreet(response: Home.Greet.Response) {
    reservations.append(response.reservation)
  }
}

@MainActor
final class HomeDataStoreTests: XCTestCase {
  private let ada = Reservation(id: "1", name: "Ada", guests: 2)

  func testEveryHomeDataStoreIsAnObject() async {
    // Given
    let store: any HomeDataStore = HomeInteractor()

    // Then
    XCTAssertTrue(
      isObject(store),
      "a HomeDataStore may still be a struct: let the protocol require an object, with AnyObject"
    )
  }

  func testNobodyReplacesADataStore() async {
    // Given
    let home: PartialKeyPath<any HomeDataPassing> = \.dataStore

    // Then
    XCTAssertFalse(
      home is WritableKeyPath<any HomeDataPassing, (any HomeDataStore)?>,
      "Home's dataStore can be replaced: leave it get-only in HomeDataPassing"
    )
  }

  func testHomeGreetsOnceWithWhatIsInItsStore() async {
    // Given
    let home = HomeInteractor()
    let presenter = HomePresenterSpy()
    home.presenter = presenter
    home.reservation = ada

    // When
    home.greet(request: Home.Greet.Request())

    // Then
    XCTAssertEqual(
      presenter.reservations, [ada],
      "Home's interactor presents its reservation, once: leave greet(request:) as it was"
    )
  }
}
