import KataSwiftUI
import XCTest

@testable import Booking

@MainActor
final class BookingViewTests: XCTestCase {
  private var screen = BookingScreen()
  private var interactor = BookingInteractorSpy()

  override func setUp() async throws {
    screen = BookingScreen()
    interactor = BookingInteractorSpy()
  }

  // MARK: - What is shown

  func testTheFormShowsWhatWasDisplayed() async throws {
    // Given
    let host = await show(screen, interactor)

    // When
    screen.displayChange(
      viewModel: form(name: "ada", guests: 9, isOutside: true))
    await host.update()

    // Then
    XCTAssertEqual(
      try control("Name", on: host), "Name: [ada]",
      "the field shows the name that was displayed last")
    XCTAssertEqual(
      try control("Guests", on: host), "Guests: NINE ▾",
      "the picker shows the choice with the displayed id, in its own words")
    XCTAssertEqual(
      try control("Outside", on: host), "[x] Outside",
      "the toggle shows what was displayed last")

    // When
    screen.displayChange(viewModel: form(name: "", guests: 0))
    await host.update()

    // Then
    XCTAssertEqual(
      try control("Name", on: host), "Name: []",
      "an empty name was displayed: show it empty, and put nothing in its place"
    )
    XCTAssertEqual(
      try control("Guests", on: host), "Guests: ▾",
      "0 was displayed, and no choice has this id: show none, for the view chooses nothing"
    )

    // When
    let long = "Augusta Ada, Countess of Lovelace, and family"
    screen.displayChange(viewModel: form(name: long))
    await host.update()

    // Then
    XCTAssertEqual(
      try control("Name", on: host), "Name: [\(long)]",
      "a long name was displayed: show all of it, as it is given")
  }

  func testTheButtonFollowsCanBook() async throws {
    // Given: full forms that cannot be sent, and empty ones that can
    let host = await show(screen, interactor)
    let answers = [
      form(name: "Ada", guests: 9, hint: nil, canBook: false),
      form(name: "", guests: 0, hint: "A hint.", canBook: true),
      form(name: "Ada", guests: 9, hint: "A hint.", canBook: false),
      form(name: "Ada", guests: 9, hint: nil, canBook: true),
    ]

    for answer in answers {
      // When
      screen.displayChange(viewModel: answer)
      await host.update()

      // Then
      XCTAssertEqual(
        try !host.isDisabled("Book"), answer.canBook,
        "canBook alone says whether Book is enabled: the name, the guests and the hint do not"
      )
    }

    // When
    screen.displayBook(viewModel: .init(message: "Booked."))
    await host.update()

    // Then
    XCTAssertFalse(
      try host.isDisabled("Book"),
      "canBook alone says whether Book is enabled, and it is still true: a message does not"
    )
  }

  func testHintAndMessageComeAndGo() async {
    // Given
    let host = await show(screen, interactor)
    let controls = [
      "Name: [Ada]", "Guests: TWO ▾", "[ ] Outside", "[Book]",
    ]

    // When
    screen.displayChange(
      viewModel: form(name: "Ada", hint: "NO dogs.", canBook: true))
    screen.displayBook(viewModel: .init(message: "See YOU."))
    await host.update()

    // Then
    XCTAssertEqual(
      host.drawn.sorted(), (controls + ["NO dogs.", "See YOU."]).sorted(),
      "a hint and a message were displayed: show both as they are given, whatever else there is, and all controls; (…) is a disabled one"
    )

    // When
    screen.displayChange(viewModel: form(name: "Ada", canBook: true))
    await host.update()

    // Then
    XCTAssertFalse(
      host.drawn.contains(""),
      "there is no hint and no message: draw no Text for them, not even an empty one"
    )
    XCTAssertEqual(
      host.drawn.sorted(), controls.sorted(),
      "both are nil now: an old text goes, nothing takes its place, and all controls stay as they were; (…) is a disabled one"
    )

    // When
    screen.displayChange(viewModel: form(name: "Ada", canBook: false))
    screen.displayBook(viewModel: .init(message: "Not NOW."))
    await host.update()

    // Then
    XCTAssertTrue(
      host.drawn.contains("Not NOW."),
      "there is a message: show it, whatever canBook says")

    // When
    screen.displayChange(
      viewModel: form(name: "Ada", hint: "", canBook: true))
    screen.displayBook(viewModel: .init(message: ""))
    await host.update()

    // Then
    XCTAssertEqual(
      host.drawn.filter(\.isEmpty), ["", ""],
      "hint and message are empty, and not nil: draw a Text for each as it is given, for only nil means that there is none"
    )
  }

  func testBookIsDisabledUntilAnAnswerCame() async throws {
    // When
    let host = await show(screen, interactor)

    // Then
    XCTAssertTrue(
      try host.isDisabled("Book"),
      "canBook is false at first: the screen was told nothing else yet")
  }

  // MARK: - What is asked

  func testTypingANameIsARequest() async throws {
    // Given
    let host = await show(screen, interactor)

    let long = String(repeating: "Ada ", count: 20)

    // When
    try host.type(" ada ", into: "Name")
    await host.update()
    try host.type(long, into: "Name")
    await host.update()

    // Then
    XCTAssertEqual(
      interactor.changes, [.name(" ada "), .name(long)],
      "each typing is one request, with the name as it was typed, however long: the binding sends it, and nothing else does"
    )
  }

  func testAnEmptiedNameIsARequest() async throws {
    // Given
    let host = await show(screen, interactor)
    screen.displayChange(viewModel: form(name: "Ada", canBook: true))
    await host.update()

    // When
    try host.type("", into: "Name")
    await host.update()

    // Then
    XCTAssertEqual(
      interactor.changes, [.name("")],
      "no name is a change, too: whether it will do is the interactor's to say"
    )
  }

  func testAChoiceOfGuestsIsARequest() async throws {
    // Given
    let host = await show(screen, interactor)
    screen.displayChange(viewModel: form(guests: 2, isOutside: true))
    await host.update()

    // When
    try host.choose("NINE", in: "Guests")
    await host.update()

    // Then
    XCTAssertEqual(
      interactor.changes, [.guests(9)],
      "a choice is one request, with the id of what was chosen; whether it can be had is the interactor's to say"
    )
  }

  func testTheToggleIsARequest() async throws {
    // Given
    let host = await show(screen, interactor)
    screen.displayChange(viewModel: form(guests: 9))
    await host.update()

    // When
    try host.tap("Outside")
    await host.update()
    screen.displayChange(viewModel: form(isOutside: true))
    await host.update()
    try host.tap("Outside")
    await host.update()

    // Then
    XCTAssertEqual(
      interactor.changes, [.outside(true), .outside(false)],
      "each tap on the toggle is one request, with what the user wants now; whether that can be had is the interactor's to say"
    )
  }

  func testWhatIsDisplayedIsNoChange() async {
    // Given
    let host = await show(screen, interactor)

    // When
    screen.displayChange(
      viewModel: form(name: "Ada", guests: 9, isOutside: true))
    await host.update()
    screen.displayChange(
      viewModel: form(name: "Zoe", guests: 2, isOutside: false))
    await host.update()

    // Then
    XCTAssertEqual(
      interactor.changes, [],
      "the user has changed nothing: what was displayed is no request, or it goes round forever"
    )
  }

  func testATapOnBookIsARequest() async throws {
    // Given
    let host = await show(screen, interactor)
    screen.displayChange(viewModel: form(name: "Ada", canBook: true))
    await host.update()

    // When
    try host.tap("Book")
    screen.displayBook(viewModel: .init(message: "Booked."))
    await host.update()
    try host.tap("Book")
    await host.update()

    // Then
    XCTAssertEqual(
      interactor.bookings, 2,
      "each tap on Book is one request to book, also beside a message")
    XCTAssertEqual(
      interactor.changes, [], "a tap on Book changes nothing in the form")
  }

  func testAViewThatAppearsOpensTheForm() async throws {
    // When
    let host = await show(screen, interactor)
    screen.displayChange(viewModel: form(name: "Ada", canBook: true))
    await host.update()
    try host.tap("Outside")
    try host.tap("Book")
    try host.tap("Again")
    await host.update()

    // Then
    XCTAssertEqual(
      interactor.opened, 1,
      "a view that appears opens the form, once, as before: leave it there")
  }
}
