import KataUI
import XCTest

@testable import Booking

@MainActor
final class BookingRouterTests: XCTestCase {
  private var booking = BookingViewController()
  private var navigation = UINavigationController()
  private var sut = BookingRouter()

  override func setUp() async throws {
    booking = BookingViewController()
    navigation = UINavigationController(rootViewController: booking)
    sut = BookingRouter()
    sut.viewController = booking
    booking.router = sut
  }

  func testHomeTakesThePlaceOfTheBooking() async {
    // When
    sut.routeToHome()

    // Then
    XCTAssertEqual(
      screens, ["HomeViewController"],
      "only Home is on the stack after a booking: replace the stack")
  }

  func testHomeIsMadeByItsConfigurator() async throws {
    // When
    sut.routeToHome()

    // Then
    let home = try XCTUnwrap(
      navigation.topViewController as? HomeViewController,
      "Home is not on top of the stack: navigate with the booking's navigationController"
    )
    XCTAssertEqual(
      home.greetingLabel.text, "No table booked yet.",
      "Home is blank, its parts are not connected: let HomeConfigurator make it"
    )
    XCTAssertNotNil(
      home.router,
      "Home has no router, so HomeConfigurator did not build it: let it")
  }

  func testTheMenuIsOnTopOfTheStack() async {
    // When
    sut.routeToMenu()

    // Then
    XCTAssertEqual(
      screens.last, "MenuViewController",
      "the menu is on top of the stack: have it made, then push it")
  }

  func testTheMenuIsMadeByItsConfigurator() async throws {
    // When
    sut.routeToMenu()

    // Then
    let menu = try XCTUnwrap(
      navigation.topViewController as? MenuViewController,
      "the menu is not on top of the stack: navigate with the booking's navigationController"
    )
    XCTAssertEqual(
      menu.headingLabel.text, "Menu",
      "the menu is blank, its parts are not connected: let MenuConfigurator make it"
    )
    XCTAssertNotNil(
      menu.router,
      "the menu has no router, so MenuConfigurator did not build it: let it"
    )
  }

  func testTheBookingStaysBelowTheMenu() async {
    // When
    sut.routeToMenu()

    // Then
    XCTAssertEqual(
      screens, ["BookingViewController", "MenuViewController"],
      "Back must lead from the menu to the booking: push the menu once")
  }

  func testAConfirmationLeadsHome() async {
    // When
    booking.displayConfirmation(
      viewModel: .init(title: "Booked", message: "A table for 4, Ada."))

    // Then
    XCTAssertEqual(
      screens, ["HomeViewController"],
      "the view asked for routeToHome(): only Home is on the stack then")
  }

  func testTheRouterDoesNotOwnTheView() async {
    // Given
    weak var probe: BookingViewController?

    // When
    do {
      let view = BookingViewController()
      sut.viewController = view
      probe = view
    }

    // Then
    XCTAssertNil(
      probe,
      "the view owns its router, so the router must hold the view weakly")
  }

  func testARouteAfterTheEndLeadsNowhere() async {
    // Given: a router whose view is gone, as when an answer comes late
    let router = BookingRouter()

    // When
    router.routeToHome()
    router.routeToMenu()

    // Then
    XCTAssertNil(
      router.viewController, "there is no view to navigate from: do nothing"
    )
  }

  /// What lies on the navigation stack, the lowest screen first.
  private var screens: [String] {
    navigation.viewControllers.map { "\(type(of: $0))" }
  }
}
