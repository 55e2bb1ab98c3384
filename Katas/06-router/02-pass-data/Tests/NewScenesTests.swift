import KataUI
import XCTest

@testable import Booking

/// Stands in for the booking's interactor, and holds what the router may take.
private final class BookingDataStoreStub: BookingDataStore {
  var reservation: Reservation?
  var guests: Int?
}

/// Keeps the screens that it is given, and lets none appear.
private final class DarkNavigation: UINavigationController {
  private(set) var kept: [UIViewController] = []

  override func setViewControllers(
    _ controllers: [UIViewController], animated: Bool
  ) {
    kept += controllers
  }

  override func pushViewController(
    _ controller: UIViewController, animated: Bool
  ) {
    kept.append(controller)
  }
}

/// What the router makes: each time a new scene, with nothing on its screen.
@MainActor
final class NewScenesTests: XCTestCase {
  private let ada = Reservation(id: "1", name: "Ada", guests: 2)

  private var booking = BookingViewController()
  private var dataStore = BookingDataStoreStub()
  private var sut = BookingRouter()

  override func setUp() async throws {
    booking = BookingViewController()
    dataStore = BookingDataStoreStub()
    sut = BookingRouter()
    sut.viewController = booking
    sut.dataStore = dataStore
  }

  func testEachMenuIsForWhatTheFormSaysThen() async {
    // Given
    let navigation = UINavigationController(rootViewController: booking)
    var headings: [String?] = []

    // When
    for guests in [4, nil, 8, 1, 0] {
      dataStore.guests = guests
      sut.routeToMenu()
      headings.append(
        (navigation.topViewController as? MenuViewController)?
          .headingLabel.text)
      navigation.popViewController(animated: true)
    }

    // Then
    XCTAssertEqual(
      headings,
      ["Menu for 4", "Menu", "Menu for 8", "Menu for 1", "Menu for 0"],
      "the form changed between five menus: make each anew, pass each number as it is, and keep nothing in the router"
    )
  }

  func testEachHomeIsForTheReservationOfThen() async {
    // Given
    let navigation = UINavigationController(rootViewController: booking)
    let grace = Reservation(id: "2", name: "grace de Vries", guests: 8)
    var greetings: [String?] = []

    // When
    for reservation in [ada, ada, grace, nil] {
      dataStore.reservation = reservation
      navigation.viewControllers = [booking]
      sut.routeToHome()
      greetings.append(
        (navigation.topViewController as? HomeViewController)?
          .greetingLabel.text)
    }

    // Then
    XCTAssertEqual(
      greetings,
      [
        "See you tonight, Ada!", "See you tonight, Ada!",
        "See you tonight, grace de Vries!", "No table booked yet.",
      ],
      "Ada booked the same table twice, then it went to Grace and was given back: make each Home anew, pass what is booked as it is, and keep nothing in the router"
    )
  }

  func testNobodyWritesOnAScreenBeforeItAppears() async {
    // Given
    let navigation = DarkNavigation(rootViewController: booking)
    dataStore.reservation = ada
    dataStore.guests = 4

    // When
    sut.routeToMenu()
    sut.routeToHome()

    // Then
    let texts = navigation.kept.compactMap { screen in
      (screen as? HomeViewController)?.greetingLabel.text
        ?? (screen as? MenuViewController)?.headingLabel.text
    }
    XCTAssertEqual(
      texts, [],
      "the router fills data stores: the scene asks for its own text when it appears"
    )
  }
}
