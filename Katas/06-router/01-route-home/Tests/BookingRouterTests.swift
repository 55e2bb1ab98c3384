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

  func testTheMenuLeavesTheRestOfTheStackAlone() async {
    // Given: a booking that was opened from a screen before it
    let start = UIViewController()
    navigation.viewControllers = [start, booking]

    // When
    sut.routeToMenu()

    // Then
    XCTAssertTrue(
      navigation.viewControllers.dropLast().elementsEqual(
        [start, booking], by: ===),
      "Back must lead from the menu to this very form, half filled in, and from there to where people came from: push, and leave the rest of the stack alone"
    )
  }

  func testHomeTakesThePlaceOfAllScreens() async {
    // Given: a screen below the form, and the menu, open when the answer came
    navigation.viewControllers = [UIViewController(), booking]
    sut.routeToMenu()

    // When
    sut.routeToHome()

    // Then
    XCTAssertEqual(
      screens, ["HomeViewController"],
      "there was a screen below the form, and the menu above it: Home is the only one left, whatever was on the stack"
    )
  }

  func testTheMenuOpensWithEachTap() async {
    // Given
    sut.routeToMenu()
    navigation.popViewController(animated: true)

    // When
    sut.routeToMenu()

    // Then
    XCTAssertEqual(
      screens, ["BookingViewController", "MenuViewController"],
      "somebody went back to the form and tapped Menu again: show it again")
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

  func testTheRouterKeepsNoScreen() async {
    // Given
    sut.routeToMenu()
    weak var menu = navigation.topViewController as? MenuViewController
    sut.routeToHome()
    weak var home = navigation.topViewController as? HomeViewController

    // When: other screens have taken their place
    navigation.viewControllers = [UIViewController()]

    // Then
    XCTAssertNil(
      menu, "a menu that is closed is still there: have one made each time")
    XCTAssertNil(
      home, "a Home that is left is still there: have one made each time")
  }

  func testTheRouterDoesNotOwnTheStack() async {
    // Given
    weak var probe: UINavigationController?

    // When
    do {
      let view = UIViewController()
      let stack = UINavigationController(rootViewController: view)
      sut.viewController = view
      sut.routeToMenu()
      probe = stack
    }

    // Then
    XCTAssertNil(
      probe,
      "the stack owns its screens and a screen its router: a router that keeps the navigationController keeps them all, so ask the view for it each time"
    )
  }

  func testWithoutItsViewTheRouterReachesNoStack() async {
    // Given: a form that was on a stack and opened the menu
    let router = BookingRouter()
    let stack = UINavigationController()
    do {
      let view = UIViewController()
      stack.viewControllers = [view]
      router.viewController = view
      router.routeToMenu()
    }
    stack.viewControllers = []

    // When
    router.routeToMenu()
    router.routeToHome()

    // Then
    XCTAssertEqual(
      stack.viewControllers.count, 0,
      "the view is gone, and the router still changes its stack: ask the view for its navigationController each time, and keep none"
    )
  }

  /// What lies on the navigation stack, the lowest screen first.
  private var screens: [String] {
    navigation.viewControllers.map { "\(type(of: $0))" }
  }
}
