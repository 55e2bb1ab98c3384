import KataSwiftUI
import XCTest

@testable import Checkout

@MainActor
final class CheckoutRouterTests: XCTestCase {
  private let dataStore = CheckoutDataStoreStub()
  private let sut = CheckoutRouter(worker: AddressWorkerStub())

  override func setUp() async throws {
    sut.dataStore = dataStore
  }

  func testTheAddressBookIsPutOnThePath() async {
    // When
    sut.routeToAddressBook()

    // Then
    XCTAssertEqual(
      sut.path, [.addressBook],
      "the way to the address book: its place is on the path, once")
  }

  func testTheCheckoutRouterHoldsItsDataStore() async {
    // Given
    weak var held: CheckoutDataStoreStub?

    // When
    do {
      let dataStore = CheckoutDataStoreStub()
      sut.dataStore = dataStore
      held = dataStore
    }

    // Then
    XCTAssertNotNil(
      held,
      "the router lets its data store go: this arrow leads forward, so hold it"
    )
  }

  func testBackTakesItOff() async {
    // Given
    sut.path = [.addressBook, .addressBook]

    // When
    let paths = (1...2).map { _ -> [Place] in
      sut.routeBack()
      return sut.path
    }

    // Then
    XCTAssertEqual(
      paths, [[.addressBook], []], "back takes the last place off, one")
  }

  func testBackFromTheBeginningChangesNothing() async {
    // When
    sut.routeBack()

    // Then
    XCTAssertEqual(
      sut.path, [],
      "there was no place on the path: nothing happens")
  }

  func testTheBookIsMadeWithTheAddressOfTheCheckout() async {
    // Given
    dataStore.address = .office

    // When
    let host = ViewHost(sut.addressBook())

    // Then
    XCTAssertEqual(
      ["Home", "✓ Office"].filter { host.screen.contains("[\($0)]") },
      ["Home", "✓ Office"],
      "make the address book with the address of the router's own data store"
    )
    host.close()
  }

  func testWithoutAnAddressTheBookHasNoTick() async {
    // When
    let host = ViewHost(sut.addressBook())

    // Then
    XCTAssertFalse(
      host.screen.contains("✓"),
      "the checkout has no address: nothing in the book is ticked")
    host.close()
  }
  func testTheBookIsMadeWithAnAddressThatIsNotInIt() async {
    // Given
    dataStore.address = .formerHome

    // When
    let host = ViewHost(sut.addressBook())

    // Then
    XCTAssertFalse(
      host.screen.contains("✓"),
      "the checkout has Home's former street, which the book has not: hand over what is there, and look nothing up"
    )
    host.close()
  }

  func testMakingTheBookLeadsNowhere() async {
    // When
    _ = sut.addressBook()

    // Then
    XCTAssertEqual(
      sut.path, [],
      "SwiftUI asks for the scene again and again: make it, and leave the path alone"
    )
  }
}
