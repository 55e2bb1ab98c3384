import XCTest

@testable import Checkout

/// What the address book's router hands over where the checkout has an address.
@MainActor
final class AddressBookWayBackTests: XCTestCase {
  private let dataStore = AddressBookDataStoreStub()
  private let checkout = CheckoutRouterSpy()
  private lazy var sut = AddressBookRouter(checkout: checkout)

  override func setUp() async throws {
    sut.dataStore = dataStore
  }

  func testTheSameAddressLeadsBackToo() async {
    // Given
    checkout.interactor.address = .home
    dataStore.chosen = .home

    // When
    sut.routeBack()

    // Then
    XCTAssertEqual(
      checkout.addressesOnTheWay, [.home],
      "the user chose what the checkout has: the way leads back all the same, once"
    )
  }

  func testAnAddressOfTheSameIdIsHandedOver() async {
    // Given
    checkout.interactor.address = .formerHome
    dataStore.chosen = .home

    // When
    sut.routeBack()

    // Then
    XCTAssertEqual(
      checkout.interactor.address, .home,
      "the id is the same, and the street is new: hand over what was chosen"
    )
  }

  func testNothingOfAFormerChoiceIsHandedOver() async {
    // Given
    dataStore.chosen = .home
    sut.routeBack()
    checkout.interactor.address = .office

    // When
    dataStore.chosen = .office
    sut.routeBack()

    // Then
    XCTAssertEqual(
      checkout.interactor.address, .office,
      "home was chosen the last time: ask the data store each time, and keep nothing in the router"
    )
  }

  func testHandingOverAsksForNothing() async {
    // Given
    dataStore.chosen = .home

    // When
    sut.routeBack()

    // Then
    XCTAssertEqual(
      checkout.presenter.loads, 0,
      "the checkout asks its interactor as it appears: a router hands over, and calls no interactor"
    )
  }
}

/// Stands in for the address book's interactor.
private final class AddressBookDataStoreStub: AddressBookDataStore {
  var chosen: Address?
}

/// Stands in for the checkout's router, and has the interactor behind it.
private final class CheckoutRouterSpy: CheckoutRoutingLogic,
  CheckoutDataPassing
{
  let interactor = CheckoutInteractor()
  let presenter = CheckoutPresenterSpy()
  private(set) var addressesOnTheWay: [Address?] = []

  var dataStore: (any CheckoutDataStore)? { interactor }

  init() { interactor.presenter = presenter }

  func routeToAddressBook() {}

  func routeBack() {
    addressesOnTheWay.append(interactor.address)
  }
}

/// Counts how often the checkout was loaded.
private final class CheckoutPresenterSpy: CheckoutPresentationLogic {
  private(set) var loads = 0

  func presentLoad(response: Checkout.Load.Response) { loads += 1 }
}
