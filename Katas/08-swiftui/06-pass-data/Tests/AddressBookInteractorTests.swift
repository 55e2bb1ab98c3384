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
    sut.load(request: .init())
  }

  func testTheChosenAddressIsKeptForTheRouter() async {
    // When
    sut.choose(request: .init(id: Address.office.id))

    // Then
    XCTAssertEqual(
      sut.chosen, .office,
      "the user chose the office: keep the address of that id in the data store"
    )
  }

  func testAChoiceIsPresentedOnceItIsKept() async {
    // Given
    let loads = presenter.loads

    // When
    sut.choose(request: .init(id: Address.office.id))

    // Then
    XCTAssertEqual(
      presenter.chosen, [.office],
      "present a choice once, and keep it before: the router reads the data store at once"
    )
    XCTAssertEqual(
      presenter.loads, loads,
      "a choice loads nothing: what was listed before it is on its way out")
  }

  func testTheAddressThatWasChosenBeforeCanBeChosenAgain() async {
    // When
    sut.choose(request: .init(id: Address.home.id))

    // Then
    XCTAssertEqual(
      presenter.chosen, [.home],
      "a tap on the ticked address is a choice, too: present it")
  }

  func testAnAddressIsKeptAsTheWorkerHasIt() async {
    // Given
    let odd = [Address.blank, .oddlyWritten]
    let sut = AddressBookInteractor(
      worker: AddressWorkerStub(list: odd), chosen: nil)

    // When
    let chosen = odd.map { address in
      sut.choose(request: .init(id: address.id))
      return sut.chosen
    }

    // Then
    XCTAssertEqual(
      chosen, odd,
      "the worker has an address without texts and one that is oddly written: keep each as it is, whatever its id"
    )
  }

  func testAnAddressThatHasChangedIsKeptAsItIsNow() async {
    // Given
    let moved = AddressBookInteractor(
      worker: AddressWorkerStub(), chosen: .formerHome)
    moved.load(request: .init())

    // When
    moved.choose(request: .init(id: Address.home.id))

    // Then
    XCTAssertEqual(
      moved.chosen, .home,
      "the chosen address had the same id and an older street: keep the worker's"
    )
  }

  func testAChoiceIsKeptThoughTheBookChanges() async {
    // Given
    let worker = AddressWorkerFake()
    let emptied = AddressBookInteractor(worker: worker, chosen: nil)
    emptied.load(request: .init())
    emptied.choose(request: .init(id: Address.office.id))

    // When
    worker.kept = []

    // Then
    XCTAssertEqual(
      emptied.chosen, .office,
      "the book was emptied after the choice: keep the address itself, not only its id"
    )

    // When
    emptied.choose(request: .init(id: Address.home.id))

    // Then
    XCTAssertEqual(
      emptied.chosen, .office,
      "the book is empty by now, so nobody has this id any more: ask the worker again with each choice, not a list of your own, and keep what was chosen"
    )
  }

  func testAChoiceIsOfThisBookOnly() async {
    // Given
    sut.choose(request: .init(id: Address.office.id))

    // When
    let other = AddressBookInteractor(
      worker: AddressWorkerStub(), chosen: nil)

    // Then
    XCTAssertEqual(
      [sut.chosen, other.chosen], [.office, nil],
      "SwiftUI makes the scene again and again: each has a choice of its own"
    )
  }

  func testAnIdThatNobodyHasChangesNothing() async {
    // When
    for id in [-1, 0, 1, 2, 99] {
      sut.choose(request: .init(id: id))
    }

    // Then
    XCTAssertEqual(
      sut.chosen, .home,
      "nobody has such an id, which is no place in a list: what was chosen stays"
    )
    XCTAssertEqual(
      presenter.chosen, [],
      "nobody has such an id: there is nothing to present")
  }
}

/// Stands in for the worker, and has only what is put into it.
private final class AddressWorkerFake: AddressWorkerLogic {
  var kept: [Address] = [.home, .office]

  func addresses() -> [Address] { kept }
}

/// Stands in for the presenter, and keeps what the data store had by then.
private final class AddressBookPresenterSpy: AddressBookPresentationLogic {
  weak var dataStore: (any AddressBookDataStore)?
  private(set) var loads = 0
  private(set) var chosen: [Address?] = []

  func presentLoad(response: AddressBook.Load.Response) { loads += 1 }

  func presentChoose(response: AddressBook.Choose.Response) {
    chosen.append(dataStore?.chosen)
  }
}
