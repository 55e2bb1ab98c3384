import KataSwiftUI
import XCTest

@testable import Checkout

/// Both scenes together, as the user has them.
@MainActor
final class CheckoutFlowTests: XCTestCase {
  private let router = CheckoutRouter(worker: AddressWorkerStub())
  private lazy var host = ViewHost(CheckoutFlow.configured(router: router))

  override func tearDown() async throws {
    host.close()
  }

  func testAChosenAddressComesBack() async throws {
    // When
    try await choose("Office")

    // Then
    XCTAssertEqual(
      host.title, "Checkout", "after a choice the way leads back")
    XCTAssertTrue(
      host.screen.contains("To Office, High Street 1"),
      "Office was chosen: the checkout has its address as it appears again")
  }

  func testTheNextVisitTicksWhatWasChosen() async throws {
    // Given
    try await choose("Home")
    try await choose("Office")

    // When
    try host.tap("Address")

    // Then
    XCTAssertEqual(
      ["Home", "✓ Office"].filter { host.screen.contains("[\($0)]") },
      ["Home", "✓ Office"],
      "each visit is a new scene, made with the address that the checkout has now"
    )
  }

  func testBackAloneChangesNothing() async throws {
    // Given
    try await choose("Home")
    try host.tap("Address")

    // When
    try host.back()

    // Then
    XCTAssertTrue(
      host.screen.contains("To Home, Elm Road 5"),
      "the user only looked: the checkout keeps its address")
    XCTAssertEqual(router.path, [], "the user went back: so did the path")
  }

  func testAChoiceInOneCheckoutLeavesAnotherAlone() async throws {
    // Given
    let other = ViewHost(
      CheckoutFlow.configured(
        router: CheckoutRouter(worker: AddressWorkerStub())))

    // When
    try await choose("Office")
    try other.tap("Address")

    // Then
    XCTAssertFalse(
      other.screen.contains("✓"),
      "another window's checkout has its own data store: nothing may lie where all can reach it"
    )
    other.close()
  }

  func testNoViewHasAnAddress() async throws {
    // Given
    try await choose("Home")
    try host.tap("Address")

    // Then
    XCTAssertEqual(
      places(ofAddressesIn: router.path, named: "path"), [],
      "the path has an entity: a place is a way, not what is carried there"
    )
    XCTAssertEqual(
      places(ofAddressesIn: router.addressBook(), named: "AddressBookView"),
      [], "a view or its screen has an entity: ids and texts are enough")
  }

  func testAClosedFlowIsFreed() async throws {
    // Given
    weak var router: CheckoutRouter?
    weak var dataStore: (any CheckoutDataStore)?

    // When
    do {
      let ours = CheckoutRouter(worker: AddressWorkerStub())
      let host = ViewHost(CheckoutFlow.configured(router: ours))
      router = ours
      dataStore = ours.dataStore
      try host.tap("Address")
      host.close()
    }

    // Then
    XCTAssertNil(
      router,
      "the window is closed, but its router lives: does it keep the scene that it made?"
    )
    XCTAssertNil(
      dataStore, "the window is closed, but the checkout's interactor lives"
    )
  }

  private func choose(_ name: String) async throws {
    try host.tap("Address")
    try host.tap(name)
  }
}

/// Where in a view, its screen and their values an address is. What lies
/// behind an interactor or a router is no part of it.
private func places(
  ofAddressesIn value: Any, named name: String, depth: Int = 0
) -> [String] {
  if value is Address { return [name] }
  let type = "\(Swift.type(of: value))"
  let isBehind = ["Interactor", "Router", "Presenter"]
  guard depth < 12, !isBehind.contains(where: type.hasSuffix) else {
    return []
  }
  return Mirror(reflecting: value).children.flatMap { child in
    places(
      ofAddressesIn: child.value,
      named: name + "." + (child.label ?? "element"), depth: depth + 1)
  }
}
