import KataSwiftUI
import XCTest

@testable import OrderList

@MainActor
final class OrderListViewTests: XCTestCase {
  func testTheTitleIsTheNavigationTitle() async {
    // When
    let host = await show(viewModel(title: "ORDERS of today"))

    // Then
    XCTAssertEqual(
      host.title, "ORDERS of today",
      "title is the navigation title of the stack that is there already, as it is given"
    )
  }

  func testEveryTextIsShownAsItIsGiven() async {
    // Given
    let given = viewModel(
      summary: "two  orders", message: "NOTHING is late.",
      rows: [
        row(
          "1", customer: "ada LOVELACE", total: "$1,200.50", note: "gift"),
        row("2", customer: "zoe", total: "0.5 €", note: nil),
      ])

    // When
    let host = await show(given)

    // Then
    for text in [
      "two  orders", "NOTHING is late.", "ada LOVELACE", "$1,200.50",
      "gift",
      "zoe", "0.5 €",
    ] {
      XCTAssertTrue(
        host.screen.contains(text),
        "“\(text)” is in the view model and not on the screen: show each text as it is given\n\(host.screen)"
      )
    }
    XCTAssertEqual(
      words(
        on: host,
        besides: [
          "Orders", "two  orders", "NOTHING is late.", "ada LOVELACE",
          "$1,200.50", "gift", "zoe", "0.5 €",
        ]), "",
      "all that is in the view model is a Text, a title or a row, and there is nothing else"
    )
  }

  func testTheSummaryIsShownWithoutRows() async {
    // When
    let host = await show(viewModel(summary: "not one", rows: []))

    // Then
    XCTAssertTrue(
      host.screen.contains("not one"),
      "there is a summary and no row: show the summary, and add nothing; what is said of no rows, the presenter decides\n\(host.screen)"
    )
  }

  func testEachOrderIsOneRowOfTheList() async {
    // When
    let host = await show(
      viewModel(
        rows: [
          row("1", customer: "Ada", total: "$1"),
          row("2", customer: "Mia", total: "$2", note: "late"),
          row("3", customer: "Zoe", total: "$3"),
        ]))

    // Then
    let drawn = rows(on: host)
    for row in [["$1", "Ada"], ["$2", "Mia", "late"], ["$3", "Zoe"]] {
      XCTAssertTrue(
        drawn.contains(row),
        "“\(row.joined(separator: " "))” should be one row of a List: a stack in the row holds its texts together\n\(host.screen)"
      )
    }
  }

  func testTheViewAddsNoWords() async {
    // Given: what is optional is missing, and so are the orders
    let bare = viewModel(
      title: "Orders", summary: "none", message: nil, rows: [])
    let some = viewModel(
      title: "Orders", summary: "one", message: nil,
      rows: [row("17", customer: "Ada", total: "$1", note: nil)])

    // When
    let empty = await show(bare)
    let filled = await show(some)
    let loading = await show(
      viewModel(title: "Orders", summary: "soon", isLoading: true))

    // Then
    XCTAssertEqual(
      words(on: empty, besides: ["Orders", "none"]), "",
      "these words are not in the view model: the presenter has the words, the view has none"
    )
    XCTAssertEqual(
      words(on: filled, besides: ["Orders", "one", "Ada", "$1"]), "",
      "these words are not in the view model: what is nil is not drawn, and a label is a word too"
    )
    XCTAssertFalse(
      hasEmptyText(on: filled),
      "the message is nil, and so is the note: draw no Text for them, not even an empty one\n\(filled.screen)"
    )
    XCTAssertEqual(
      words(on: loading, besides: ["Orders", "soon"]), "",
      "these words are not in the view model: a ProgressView needs none")
  }

  func testAnEmptyTextIsShownAsItIsGiven() async {
    // Given
    let empty = viewModel(
      title: "", summary: "", message: "",
      rows: [row("1", customer: "", total: "", note: "")])

    // When
    let host = await show(empty)

    // Then
    XCTAssertEqual(
      words(on: host, besides: []), "",
      "each text is empty: what to say instead is not the view's to decide")

    // When: of all the texts, the message alone is empty
    let message = await show(
      viewModel(message: "", rows: [row("1", customer: "Ada", total: "$1")])
    )

    // Then
    XCTAssertTrue(
      hasEmptyText(on: message),
      "the message is empty, but it is not nil: draw its Text as it is given, for only nil means that there is none\n\(message.screen)"
    )

    // When: of all the texts, one other alone is empty
    let ada = row("1", customer: "Ada", total: "$1")
    for (name, given) in [
      (
        "note",
        viewModel(
          rows: [row("1", customer: "Ada", total: "$1", note: "")])
      ),
      ("summary", viewModel(summary: "", rows: [ada])),
      ("customer", viewModel(rows: [row("1", customer: "", total: "$1")])),
      ("total", viewModel(rows: [row("1", customer: "Ada", total: "")])),
    ] {
      let host = await show(given)

      // Then
      XCTAssertTrue(
        hasEmptyText(on: host),
        "the \(name) is empty: draw its Text as it is given, for whether it is worth showing was decided already\n\(host.screen)"
      )
    }
  }

  func testTheRowsKeepTheirOrder() async {
    // Given
    let names = ["Mia", "Ada", "Zoe", "Bob"]

    // When
    let host = await show(
      viewModel(rows: names.map { row($0, customer: $0, total: "$1") }))

    // Then
    XCTAssertEqual(
      names.sorted { place(of: $0, on: host) < place(of: $1, on: host) },
      names,
      "the rows come in the order in which they are to be shown: the view does not sort"
    )
  }

  func testTheTextsKeepTheirOrder() async {
    // Given
    let given = viewModel(
      summary: "some", message: "Wait.",
      rows: [row("1", customer: "Ada", total: "$1", note: "late")])
    let page = ["some", "Wait.", "Ada"]

    // When
    let host = await show(given)

    // Then
    XCTAssertEqual(
      page.sorted { place(of: $0, on: host) < place(of: $1, on: host) },
      page,
      "the summary is above the message, and both are above the list: draw them in the order of the brief\n\(host.screen)"
    )
  }

  func testEachRowIsDrawnOnce() async {
    // Given: 30 orders, of the same customer and for the same price
    let rows = (1...30).map { row("\($0)", customer: "Ada", total: "$1") }

    // When
    let host = await show(viewModel(rows: rows))

    // Then
    let lines = host.screen.split(separator: "\n")
    let drawn = lines.filter { !$0.contains("⚠") }.joined()
    XCTAssertEqual(
      drawn.components(separatedBy: "Ada").count - 1, 30,
      "there are 30 rows, and they look alike: draw each, once\n\(host.screen)"
    )
    XCTAssertEqual(
      lines.filter { $0.contains("⚠") }, [],
      "SwiftUI cannot tell these rows apart: they look alike, but each has an id of its own, so let the List know them by that"
    )
  }

  func testANoteStaysInItsRow() async {
    // Given
    let rows = [
      row("1", customer: "Ada", total: "$1", note: nil),
      row("2", customer: "Mia", total: "$2", note: "late"),
      row("3", customer: "Zoe", total: "$3", note: nil),
    ]

    // When
    let host = await show(viewModel(rows: rows))

    // Then
    XCTAssertEqual(
      host.screen.components(separatedBy: "late").count - 1, 1,
      "one row has a note: draw it once")
    let order = [["Ada", "$1"], ["Mia", "$2", "late"], ["Zoe", "$3"]]
      .flatMap { texts in texts.map { place(of: $0, on: host) }.sorted() }
    XCTAssertEqual(
      order, order.sorted(),
      "each row shows customer, total, and its note, which only the second has\n\(host.screen)"
    )
  }

  func testTheMessageIsShownWheneverThereIsOne() async {
    // Given: orders, and a message beside them
    let both = viewModel(
      message: "The shop is closed.",
      rows: [row("1", customer: "Ada", total: "$1")])

    // When
    let host = await show(both)

    // Then
    XCTAssertTrue(
      host.screen.contains("The shop is closed."),
      "there is a message, and there are rows: show both; whether there is a message is decided already"
    )
    XCTAssertTrue(
      host.screen.contains("Ada"),
      "there are rows, and a message beside them: show both")
  }

  func testTheProgressFollowsIsLoading() async {
    // Given
    let rows = [row("1", customer: "Ada", total: "$1", note: "late")]

    // When
    let loading = await show(
      viewModel(message: "Wait.", isLoading: true, rows: rows))
    let idle = await show(viewModel(isLoading: false, rows: []))

    // Then
    XCTAssertTrue(
      loading.screen.contains("⟳"),
      "isLoading is true: show a ProgressView, also beside rows and a message"
    )
    for text in ["Orders", "some", "Wait.", "Ada", "$1", "late"] {
      XCTAssertTrue(
        loading.screen.contains(text),
        "isLoading is true: show “\(text)” all the same, beside the ProgressView"
      )
    }
    XCTAssertFalse(
      idle.screen.contains("⟳"),
      "isLoading is false: no ProgressView; that there are no rows does not mean that some are on their way"
    )
  }

  func testTheNextViewModelTakesTheLastOnesPlace() async {
    // Given
    let page = Page(
      viewModel(
        title: "Before", summary: "1 order", message: "Old.",
        isLoading: true,
        rows: [row("1", customer: "Ada", total: "$1", note: "late")]))
    let host = ViewHost(Window(page: page))
    await host.update()

    // When
    page.viewModel = viewModel(
      title: "After", summary: "2 orders", message: nil,
      rows: [
        row("1", customer: "Ada", total: "$2", note: nil),
        row("2", customer: "Zoe", total: "$3", note: nil),
      ])
    await host.update()

    // Then
    for text in ["After", "2 orders", "Ada", "$2", "Zoe", "$3"] {
      XCTAssertTrue(
        host.screen.contains(text),
        "“\(text)” is in the new view model and not on the screen: a copy in the view stays as it was; draw viewModel itself\n\(host.screen)"
      )
    }
    XCTAssertEqual(
      words(
        on: host,
        besides: ["After", "2 orders", "Ada", "$2", "Zoe", "$3"]), "",
      "this is left over from the last view model: keep none of it in the view"
    )
    XCTAssertFalse(
      host.screen.contains("⟳"),
      "isLoading is false now: the ProgressView goes")
  }
}
