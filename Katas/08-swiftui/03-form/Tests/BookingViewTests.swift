import KataSwiftUI
import XCTest

@testable import Booking

private typealias ViewModel = Booking.Change.ViewModel

/// Stands in for the interactor, and keeps what it was asked. It answers a change with `answer`.
@MainActor
private final class BookingInteractorSpy: BookingBusinessLogic {
  private(set) var opened = 0
  private(set) var changes: [Booking.Change.Request] = []
  private(set) var bookings = 0
  var answer: () -> Void = {}

  func open(request: Booking.Open.Request) {
    opened += 1
  }

  func change(request: Booking.Change.Request) {
    changes.append(request)
    answer()
  }

  func book(request: Booking.Book.Request) {
    bookings += 1
  }
}

/// The app around the view: each tap on Again draws all of it anew, with a new struct.
private struct Window<Content: View>: View {
  @ViewBuilder let content: () -> Content
  @State private var count = 0

  var body: some View {
    NavigationStack {
      VStack {
        Button("Again") { count += 1 }
        Text("Drawn \(count)")
        content()
      }
    }
  }
}

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
    let host = await show()

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
  }

  func testHintAndMessageComeAndGo() async {
    // Given
    let host = await show()

    // When
    screen.displayChange(viewModel: form(hint: "NO dogs."))
    screen.displayBook(viewModel: .init(message: "See YOU."))
    await host.update()

    // Then
    for text in ["NO dogs.", "See YOU."] {
      XCTAssertTrue(
        host.screen.contains(text),
        "“\(text)” was displayed: show it, as it is given\n\(host.screen)")
    }

    // When
    screen.displayChange(viewModel: form(hint: nil))
    await host.update()

    // Then
    for text in ["NO dogs.", "See YOU.", "nil"] {
      XCTAssertFalse(
        host.screen.contains(text),
        "it is nil now: an old text goes, and nothing takes its place\n\(host.screen)"
      )
    }
  }

  func testTheButtonFollowsCanBook() async throws {
    // Given: full forms that cannot be sent, and empty ones that can
    let host = await show()
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
  }

  func testBookIsDisabledUntilAnAnswerCame() async throws {
    // When
    let host = await show()

    // Then
    XCTAssertTrue(
      try host.isDisabled("Book"),
      "canBook is false at first: the screen was told nothing else yet")
  }

  // MARK: - What is asked

  func testTypingANameIsARequest() async throws {
    // Given
    let host = await show()

    // When
    try host.type("ada ", into: "Name")
    await host.update()

    // Then
    XCTAssertEqual(
      interactor.changes.last, .name("ada "),
      "typing is a request with the name as it was typed")
    XCTAssertEqual(
      interactor.changes.count, 1,
      "one change is one request: the binding sends it, and nothing else does"
    )
  }

  func testAChoiceOfGuestsIsARequest() async throws {
    // Given
    let host = await show()
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
    let host = await show()
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
    let host = await show()

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
    let host = await show()
    screen.displayChange(viewModel: form(name: "Ada", canBook: true))
    await host.update()

    // When
    try host.tap("Book")
    await host.update()

    // Then
    XCTAssertEqual(
      interactor.bookings, 1, "a tap on Book is one request to book")
    XCTAssertEqual(
      interactor.changes, [], "a tap on Book changes nothing in the form")
  }

  func testAViewThatAppearsOpensTheForm() async throws {
    // When
    let host = await show()
    try host.tap("Again")
    await host.update()

    // Then
    XCTAssertEqual(
      interactor.opened, 1,
      "a view that appears opens the form, once, as before: leave it there")
  }

  // MARK: - Who decides

  func testWhatIsRefusedIsNotShown() async throws {
    // Given: an interactor that refuses everything
    let host = await show()
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
    let host = await show()
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

  // MARK: - Helpers

  private func show() async -> ViewHost {
    let (screen, interactor) = (screen, interactor)
    let host = ViewHost(
      Window { BookingView(screen: screen, interactor: interactor) })
    await host.update()
    return host
  }

  private func form(
    name: String = "", guests: Int = 2, isOutside: Bool = false,
    hint: String? = nil, canBook: Bool = false
  ) -> ViewModel {
    ViewModel(
      name: name, guests: guests,
      choices: [.init(id: 2, label: "TWO"), .init(id: 9, label: "NINE")],
      isOutside: isOutside, hint: hint, canBook: canBook)
  }

  /// The line of the screen that has this control.
  private func control(_ label: String, on host: ViewHost) throws -> String
  {
    let lines = host.screen.split(separator: "\n").map(String.init)
    return try XCTUnwrap(
      lines.first { $0.contains(label) },
      "there is no control “\(label)”: the brief lists the controls and their labels\n\(host.screen)"
    ).trimmingCharacters(in: .whitespaces)
  }
}
