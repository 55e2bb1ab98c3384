import KataSwiftUI
import XCTest

@testable import Booking

@MainActor
final class BookingWhoDecidesTests: XCTestCase {
  private var screen = BookingScreen()
  private var interactor = BookingInteractorSpy()

  override func setUp() async throws {
    screen = BookingScreen()
    interactor = BookingInteractorSpy()
  }

  func testWhatHasNoAnswerIsNotShown() async throws {
    // Given: an interactor that does not answer
    let host = await show(screen, interactor)
    screen.displayChange(
      viewModel: form(name: "Ada", guests: 2, canBook: true))
    await host.update()
    let before = host.screen

    // When
    try host.type("Zoe", into: "Name")
    try host.choose("NINE", in: "Guests")
    try host.tap("Outside")
    try host.tap("Book")
    await host.update()

    // Then
    XCTAssertEqual(
      host.screen, before,
      "nothing came back, and yet the form has changed: neither the view nor its screen keeps what was given"
    )
  }

  func testWhatIsRefusedIsNotShown() async throws {
    // Given: an interactor that refuses everything
    let host = await show(screen, interactor)
    let kept = form(name: "Ada", guests: 2, isOutside: false)
    screen.displayChange(viewModel: kept)
    await host.update()
    interactor.answer = { [screen] in
      screen.displayChange(viewModel: kept)
    }

    // When
    try host.choose("NINE", in: "Guests")
    await host.update()
    try host.tap("Outside")
    await host.update()

    // Then
    XCTAssertEqual(
      try control("Guests", on: host), "Guests: TWO ▾",
      "the interactor has refused this choice: show what came back, not what was chosen"
    )
    XCTAssertEqual(
      try control("Outside", on: host), "[ ] Outside",
      "the interactor has refused this: show what came back, not what was tapped"
    )
  }

  func testWhatIsAlteredIsShownAltered() async throws {
    // Given: an interactor that keeps something else
    let host = await show(screen, interactor)
    screen.displayChange(viewModel: form(name: ""))
    await host.update()
    interactor.answer = { [screen] in
      screen.displayChange(
        viewModel: ViewModel(
          name: "ADA", guests: 9,
          choices: [.init(id: 9, label: "NINE")], isOutside: true,
          hint: nil, canBook: true))
    }

    // When
    try host.type("ada", into: "Name")

    // Then
    XCTAssertEqual(
      try control("Name", on: host), "Name: [ADA]",
      "the interactor has kept another name: ask at once, and show what came back, not what was typed"
    )
    XCTAssertEqual(
      try control("Guests", on: host), "Guests: NINE ▾",
      "a change of one control may change another: show what came back")
    XCTAssertEqual(
      try control("Outside", on: host), "[x] Outside",
      "a change of one control may change another: show what came back")
  }

  func testTheWholeCycleRuns() async throws {
    // Given
    let host = ViewHost(Window { BookingView.configured() })
    await host.update()

    // When
    try host.type("Ada", into: "Name")
    await host.update()
    try host.choose("6 guests", in: "Guests")
    await host.update()
    try host.tap("Outside")
    await host.update()

    // Then
    XCTAssertTrue(
      host.screen.contains("There are tables for up to 4 guests outside."),
      "six cannot sit outside: the hint says so\n\(host.screen)")
    XCTAssertEqual(
      try control("Outside", on: host), "[ ] Outside",
      "six cannot sit outside: the toggle stays off")

    // When
    try host.choose("4 guests", in: "Guests")
    await host.update()
    try host.tap("Outside")
    await host.update()
    try host.tap("Book")
    await host.update()

    // Then
    XCTAssertTrue(
      host.screen.contains("A table outside for 4, Ada."),
      "the form was booked as it was shown\n\(host.screen)")
  }

  func testTheFormStaysWhenAllIsDrawnAgain() async throws {
    // Given
    let host = ViewHost(Window { BookingView.configured() })
    await host.update()
    try host.type("Ada", into: "Name")
    await host.update()

    // When
    try host.tap("Again")
    await host.update()

    // Then
    XCTAssertEqual(
      try control("Name", on: host), "Name: [Ada]",
      "the struct was made anew, and the form is lost: the screen stays in @State, as it was"
    )
  }
}
