import KataSwiftUI
import XCTest

@testable import Checkout

@MainActor
final class AddressBookViewTests: XCTestCase {
  func testTheBookLeadsBackOnlyWhenItIsTold() async throws {
    // Given
    let (screen, router) = (AddressBookScreen(), AddressBookRouterSpy())
    screen.router = router
    let presenter = AddressBookPresenter()
    presenter.screen = screen
    presenter.presentLoad(
      response: .init(addresses: [.home], chosen: nil))
    let interactor = SilentInteractor()
    let host = ViewHost(
      AddressBookView(screen: screen, interactor: interactor))

    // When
    try host.tap("Home")
    host.close()

    // Then
    XCTAssertEqual(
      interactor.chosen, [Address.home.id],
      "a tap asks for the row's id, once")
    XCTAssertEqual(
      router.backs, 0,
      "a tap or the end of a view is no choice yet: the screen leads back when displayChoose tells it"
    )
  }
}

/// Stands in for an interactor to which nothing is a choice.
private final class SilentInteractor: AddressBookBusinessLogic {
  private(set) var chosen: [Int] = []

  func load(request: AddressBook.Load.Request) {}

  func choose(request: AddressBook.Choose.Request) {
    chosen.append(request.id)
  }
}

/// Counts the ways back.
private final class AddressBookRouterSpy: AddressBookRoutingLogic {
  private(set) var backs = 0

  func routeBack() { backs += 1 }
}
