import XCTest

@testable import Checkout

@MainActor
final class AddressBookRouterTests: XCTestCase {
  private let dataStore = AddressBookDataStoreStub()
  private let checkout = CheckoutRouterSpy()
  private lazy var sut = AddressBookRouter(checkout: checkout)

  override func setUp() async throws {
    checkout.store.address = .home
    sut.dataStore = dataStore
  }

  func testTheChosenAddressIsHandedOver() async {
    // Given
    dataStore.chosen = .office

    // When
    sut.routeBack()

    // Then
    XCTAssertEqual(
      checkout.store.address, .office,
      "hand what was chosen to the checkout's data store")

    // When: one was chosen that has no texts
    dataStore.chosen = .blank
    sut.routeBack()

    // Then
    XCTAssertEqual(
      checkout.store.address, .blank,
      "hand what was chosen to the checkout's data store, whatever its texts"
    )
  }

  func testTheAddressBookRouterHoldsItsDataStore() async {
    // Given
    weak var held: AddressBookDataStoreStub?

    // When
    do {
      let dataStore = AddressBookDataStoreStub()
      sut.dataStore = dataStore
      held = dataStore
    }

    // Then
    XCTAssertNotNil(
      held,
      "the router lets its data store go: this arrow leads forward, so hold it"
    )
  }

  func testItIsHandedOverBeforeTheWayBack() async {
    // Given
    dataStore.chosen = .office

    // When
    sut.routeBack()

    // Then
    XCTAssertEqual(
      checkout.addressesOnTheWay, [.office],
      "first pass, then go, once: a checkout that appears asks its data store"
    )
  }

  func testWithoutAChoiceTheCheckoutKeepsItsAddress() async {
    // When
    sut.routeBack()

    // Then
    XCTAssertEqual(
      checkout.store.address, .home,
      "nothing was chosen: hand nothing over")
    XCTAssertEqual(
      checkout.addressesOnTheWay, [.home],
      "nothing was chosen: the way leads back all the same, once")
  }
}

/// Stands in for the address book's interactor.
private final class AddressBookDataStoreStub: AddressBookDataStore {
  var chosen: Address?
}

/// Stands in for the checkout's router: keeps what its store has on the way.
private final class CheckoutRouterSpy: CheckoutRoutingLogic,
  CheckoutDataPassing
{
  let store = CheckoutDataStoreStub()
  private(set) var addressesOnTheWay: [Address?] = []

  var dataStore: (any CheckoutDataStore)? { store }

  func routeToAddressBook() {}

  func routeBack() {
    addressesOnTheWay.append(store.address)
  }
}
