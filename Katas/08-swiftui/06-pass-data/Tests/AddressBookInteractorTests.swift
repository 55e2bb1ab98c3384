import XCTest

@testable import Checkout

@MainActor
final class AddressBookInteractorTests: XCTestCase {
  private let presenter = AddressBookPresenterSpy()
  private let sut = AddressBookInteractor(
    worker: AddressWorkerStub(), chosen: .home)

  override func setUp() async throws {
    presenter.dataStore = sut
    sut.presenter = presenter
  }

  func testTheChosenAddressIsKeptForTheRouter() async {
    // When
    sut.choose(request: .init(id: 2))

    // Then
    XCTAssertEqual(
      sut.chosen, .office,
      "the user chose id 2: keep its address in the data store")
  }

  func testAChoiceIsPresentedOnceItIsKept() async {
    // When
    sut.choose(request: .init(id: 2))

    // Then
    XCTAssertEqual(
      presenter.chosen, [.office],
      "present a choice once, and keep it before: the router reads the data store at once"
    )
  }

  func testTheAddressThatWasChosenBeforeCanBeChosenAgain() async {
    // When
    sut.choose(request: .init(id: 1))

    // Then
    XCTAssertEqual(
      presenter.chosen, [.home],
      "a tap on the ticked address is a choice, too: present it")
  }

  func testAnIdThatNobodyHasChangesNothing() async {
    // When
    sut.choose(request: .init(id: 3))

    // Then
    XCTAssertEqual(
      sut.chosen, .home, "nobody has id 3: what was chosen stays")
    XCTAssertEqual(
      presenter.chosen, [], "nobody has id 3: there is nothing to present")
  }
}

/// Stands in for the presenter, and keeps what the data store had by then.
private final class AddressBookPresenterSpy: AddressBookPresentationLogic {
  weak var dataStore: (any AddressBookDataStore)?
  private(set) var chosen: [Address?] = []

  func presentLoad(response: AddressBook.Load.Response) {}

  func presentChoose(response: AddressBook.Choose.Response) {
    chosen.append(dataStore?.chosen)
  }
}
