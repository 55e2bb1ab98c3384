import KataUI
import XCTest

@testable import Booking

/// Stands in for the booking's interactor, and holds what the router may take.
private final class BookingDataStoreStub: BookingDataStore {
  var reservation: Reservation?
  var guests: Int?
}

/// Keeps what lies in a screen's data store when the screen comes onto the stack.
private final class NavigationSpy: UINavigationController {
  private(set) var reservations: [Reservation?] = []
  private(set) var guests: [Int?] = []

  override func setViewControllers(
    _ controllers: [UIViewController], animated: Bool
  ) {
    controllers.forEach(keep)
    super.setViewControllers(controllers, animated: animated)
  }

  override func pushViewController(
    _ controller: UIViewController, animated: Bool
  ) {
    keep(controller)
    super.pushViewController(controller, animated: animated)
  }

  private func keep(_ screen: UIViewController) {
    if let home = screen as? HomeViewController {
      reservations.append(home.router?.dataStore?.reservation)
    }
    if let menu = screen as? MenuViewController {
      guests.append(menu.router?.dataStore?.guests)
    }
  }
}

@MainActor
final class BookingRouterTests: XCTestCase {
  private let ada = Reservation(id: "1", name: "Ada", guests: 2)

  private var booking = BookingViewController()
  private var navigation = NavigationSpy()
  private var dataStore = BookingDataStoreStub()
  private var sut = BookingRouter()

  override func setUp() async throws {
    booking = BookingViewController()
    navigation = NavigationSpy(rootViewController: booking)
    dataStore = BookingDataStoreStub()
    sut = BookingRouter()
    sut.viewController = booking
    sut.dataStore = dataStore
  }

  func testHomesDataStoreGetsTheReservation() async throws {
    // Given
    dataStore.reservation = ada
    dataStore.guests = 4

    // When
    sut.routeToHome()

    // Then
    let home = try shownHome()
    XCTAssertEqual(
      home.router?.dataStore?.reservation, ada,
      "Home's data store needs the reservation as it is: pass the one in the router's own dataStore"
    )
  }

  func testHomeHasTheReservationWhenItAppears() async throws {
    // Given
    dataStore.reservation = ada

    // When
    sut.routeToHome()

    // Then
    let home = try shownHome()
    XCTAssertEqual(
      home.greetingLabel.text, "See you tonight, Ada!",
      "Home found no reservation when it appeared: when do you pass the data?"
    )
  }

  func testHomesDataStoreIsFilledBeforeHomeIsShown() async throws {
    // Given
    dataStore.reservation = ada

    // When
    sut.routeToHome()

    // Then
    XCTAssertEqual(
      navigation.reservations, [ada],
      "the router fills Home's data store before it navigates: let nobody else do it later"
    )
  }

  func testNoViewHoldsTheData() async throws {
    // Given
    dataStore.reservation = ada
    dataStore.guests = 4

    // When
    sut.routeToMenu()
    let menu = try shownMenu()
    navigation.viewControllers = [booking]
    sut.routeToHome()
    let home = try shownHome()

    // Then
    XCTAssertEqual(
      data(in: menu) + data(in: home), [],
      "a view has texts only: fill the data store of the scene, not its view"
    )
  }

  func testHomeKeepsItsOwnDataStore() async throws {
    // Given
    dataStore.reservation = ada

    // When
    sut.routeToHome()

    // Then
    let home = try shownHome()
    XCTAssertTrue(
      home.router?.dataStore as? HomeInteractor === home.interactor
        as? HomeInteractor,
      "Home's data store was replaced: write into the store that is there")
  }

  func testHomeStillTakesThePlaceOfTheBooking() async {
    // Given
    dataStore.reservation = ada

    // When
    sut.routeToHome()

    // Then
    XCTAssertEqual(
      screens, ["HomeViewController"],
      "Home takes the place of the booking, alone on the stack: navigate as before, once the data is passed"
    )
  }

  func testHomeOpensWithoutAReservationToo() async throws {
    // When
    sut.routeToHome()

    // Then
    let home = try shownHome()
    XCTAssertEqual(
      home.greetingLabel.text, "No table booked yet.",
      "Home knows what to say without a reservation: open it all the same")
  }

  func testTheMenuIsForTheGuestsOfTheForm() async throws {
    // Given: four in the form, nothing booked
    dataStore.guests = 4

    // When
    sut.routeToMenu()

    // Then
    let menu = try shownMenu()
    XCTAssertEqual(
      menu.headingLabel.text, "Menu for 4",
      "the menu's data store had no guests when it appeared: what does the booking know before it is booked?"
    )
  }

  func testTheMenusDataStoreGetsTheGuests() async throws {
    // Given
    dataStore.guests = 4

    // When
    sut.routeToMenu()

    // Then
    let menu = try shownMenu()
    XCTAssertEqual(
      menu.router?.dataStore?.guests, 4,
      "the menu's data store has no guests: pass those in the router's own dataStore"
    )
  }

  func testTheMenusDataStoreIsFilledBeforeItIsShown() async throws {
    // Given: two booked, and two in the form
    dataStore.reservation = ada
    dataStore.guests = 2

    // When
    sut.routeToMenu()

    // Then
    XCTAssertEqual(
      navigation.guests, [2],
      "the router fills the menu's data store before it navigates, once")
  }

  func testAfterABookingTheMenuIsStillForTheGuestsOfTheForm() async throws {
    // Given: two booked, and then the form was changed to four
    booking.guestsField.text = "4"
    dataStore.reservation = ada
    dataStore.guests = 4

    // When
    sut.routeToMenu()

    // Then
    let menu = try shownMenu()
    XCTAssertEqual(
      menu.router?.dataStore?.guests, 4,
      "the form says four by now: pass what is in it, whatever was booked")
  }

  func testTheMenuOpensWithoutGuestsToo() async {
    // When
    sut.routeToMenu()

    // Then
    XCTAssertEqual(
      screens, ["BookingViewController", "MenuViewController"],
      "everybody may read the menu: push it, with guests or without")
  }

  func testWithoutANumberInTheFormTheMenuNamesNone() async throws {
    // Given: a table for two, and a form in which there is no number now
    dataStore.reservation = ada

    // When
    sut.routeToMenu()

    // Then
    let menu = try shownMenu()
    XCTAssertEqual(
      menu.headingLabel.text, "Menu",
      "there is no number in the form: pass none, and invent none")
  }

  func testWithoutADataStoreTheRouterNavigatesToo() async {
    // Given
    sut.dataStore = nil

    // When
    sut.routeToMenu()
    let withMenu = screens
    sut.routeToHome()

    // Then
    XCTAssertEqual(
      [withMenu, screens],
      [
        ["BookingViewController", "MenuViewController"],
        ["HomeViewController"],
      ],
      "a router without a data store has nothing to pass: both scenes open all the same"
    )
  }

  func testTheRouterHoldsItsDataStore() async {
    // Given
    weak var held: BookingDataStoreStub?

    // When
    do {
      let dataStore = BookingDataStoreStub()
      sut.dataStore = dataStore
      held = dataStore
    }

    // Then
    XCTAssertNotNil(
      held,
      "the router lets its data store go: this arrow leads forward, so hold it"
    )
  }

  func testTheBookingKeepsItsData() async {
    // Given
    dataStore.reservation = ada
    dataStore.guests = 4

    // When
    sut.routeToMenu()
    sut.routeToHome()

    // Then
    XCTAssertTrue(
      sut.dataStore === dataStore,
      "the router has let go of its data store: the next route needs it too"
    )
    XCTAssertEqual(
      dataStore.reservation, ada,
      "the reservation is gone from the booking's own store: pass it on, and take nothing away"
    )
    XCTAssertEqual(
      dataStore.guests, 4,
      "the guests are gone from the booking's own store: pass them on, and take nothing away"
    )
  }

  /// The properties of a screen that hold what only data stores may.
  private func data(in screen: UIViewController) -> [String] {
    Mirror(reflecting: screen).children
      .filter { $0.value is Reservation || $0.value is Int }
      .compactMap(\.label)
  }

  private var screens: [String] {
    navigation.viewControllers.map { "\(type(of: $0))" }
  }

  private func shownHome() throws -> HomeViewController {
    try XCTUnwrap(
      navigation.topViewController as? HomeViewController,
      "Home is not on top of the stack: navigate in the third step")
  }

  private func shownMenu() throws -> MenuViewController {
    try XCTUnwrap(
      navigation.topViewController as? MenuViewController,
      "the menu is not on top of the stack: navigate in the third step")
  }
}
