import KataUI
import XCTest

@testable import Heroes

/// Stands in for the interactor, and keeps what it is asked.
private final class HeroListInteractorSpy: HeroListBusinessLogic {
  private(set) var requests: [HeroList.Load.Request] = []

  func load(request: HeroList.Load.Request) -> Task<Void, Never> {
    requests.append(request)
    return Task {}
  }
}

@MainActor
final class HeroListSnapshotTests: XCTestCase {
  private let twoHeroes = HeroList.Load.ViewModel(
    title: "Heroes (2)", rows: ["Nova", "Echo"], message: nil)
  private let noHeroes = HeroList.Load.ViewModel(
    title: "Heroes", rows: [], message: "No heroes yet.")

  private var sut = HeroListViewController()

  override func setUp() async throws {
    sut = HeroListViewController()
    sut.loadViewIfNeeded()
  }

  func testHeroesAreShownInTheOrderGiven() async {
    // When
    sut.displayLoad(viewModel: twoHeroes)

    // Then
    XCTAssertEqual(
      snapshot(of: sut.view),
      """
      UIView
        UILabel "Heroes (2)"
        UIStackView
          UILabel "Nova"
          UILabel "Echo"
      """,
      "show the title and each row as given, in the order given")
    XCTAssertEqual(
      sut.rowStack.arrangedSubviews.count, 2,
      "a stack view lays out only its arranged subviews: use addArrangedSubview"
    )
  }

  func testAnEmptyListShowsItsMessage() async {
    // When
    sut.displayLoad(viewModel: noHeroes)

    // Then
    XCTAssertEqual(
      snapshot(of: sut.view),
      """
      UIView
        UILabel "Heroes"
        UILabel "No heroes yet."
      """,
      "show the message as given, in messageLabel")
  }

  func testNewRowsReplaceTheOldOnes() async {
    // Given
    sut.displayLoad(viewModel: twoHeroes)

    // When
    sut.displayLoad(
      viewModel: .init(title: "Heroes (1)", rows: ["Quill"], message: nil))

    // Then
    XCTAssertEqual(
      snapshot(of: sut.view),
      """
      UIView
        UILabel "Heroes (1)"
        UIStackView
          UILabel "Quill"
      """,
      "a view model is the whole picture: remove the old rows before you add new ones"
    )
  }

  func testNoRowsTakeTheOldOnesAway() async {
    // Given
    sut.displayLoad(viewModel: twoHeroes)

    // When
    sut.displayLoad(
      viewModel: .init(title: "Heroes", rows: [], message: nil))

    // Then
    XCTAssertEqual(
      snapshot(of: sut.view),
      """
      UIView
        UILabel "Heroes"
      """,
      "this view model has a title and nothing else: remove the old rows, and show no message of your own"
    )

    // When
    sut.displayLoad(viewModel: .init(title: "", rows: [], message: nil))

    // Then
    XCTAssertEqual(
      snapshot(of: sut.view), "",
      "this view model has nothing to read, and its title is empty: the old title goes, too"
    )
  }

  func testAMessageIsShownBesideRows() async {
    // Given
    sut.displayLoad(viewModel: twoHeroes)

    // When
    sut.displayLoad(
      viewModel: .init(
        title: "one of many heroes", rows: ["Quill"],
        message: "This list is old."))

    // Then
    XCTAssertEqual(
      snapshot(of: sut.view),
      """
      UIView
        UILabel "one of many heroes"
        UILabel "This list is old."
        UIStackView
          UILabel "Quill"
      """,
      "the view model has a message and rows: show both, and the title, as given"
    )
  }

  func testTheMessageGoesWhenHeroesCome() async {
    // Given
    sut.displayLoad(viewModel: noHeroes)

    // When
    sut.displayLoad(
      viewModel: .init(title: "Heroes (1)", rows: ["Quill"], message: nil))

    // Then
    XCTAssertEqual(
      snapshot(of: sut.view),
      """
      UIView
        UILabel "Heroes (1)"
        UIStackView
          UILabel "Quill"
      """,
      "the new view model has no message: remove the old one")
  }

  func testEachRowBecomesALabel() async {
    // Given
    let rows =
      ["nova of the north", "Echo", "Echo", " Quill ", ""]
      + (6...30).map { "Hero \($0)" }

    // When
    sut.displayLoad(
      viewModel: .init(title: "Heroes (30)", rows: rows, message: nil))

    // Then
    XCTAssertEqual(
      sut.rowStack.arrangedSubviews.map { ($0 as? UILabel)?.text }, rows,
      "each row is one label, as given: two heroes may have one name, and a list may be long"
    )
  }

  func testTheSameTitleMayHaveOtherRows() async {
    // Given
    sut.displayLoad(viewModel: twoHeroes)

    // When
    sut.displayLoad(
      viewModel: .init(
        title: "Heroes (2)", rows: ["Echo", "Nova"], message: nil))

    // Then
    XCTAssertEqual(
      snapshot(of: sut.view),
      """
      UIView
        UILabel "Heroes (2)"
        UIStackView
          UILabel "Echo"
          UILabel "Nova"
      """,
      "the title is the same, the order is not: show each view model from its beginning"
    )
  }

  func testOldRowsAreGoneNotHidden() async {
    // Given
    sut.displayLoad(viewModel: twoHeroes)

    // When
    sut.displayLoad(
      viewModel: .init(title: "Heroes (1)", rows: ["Quill"], message: nil))

    // Then
    XCTAssertEqual(
      sut.rowStack.subviews.map { ($0 as? UILabel)?.text }, ["Quill"],
      "the old rows cannot be seen, but they are still there: remove them"
    )
  }

  func testDisplayingAsksForNothing() async {
    // Given
    let interactor = HeroListInteractorSpy()
    sut.interactor = interactor

    // When
    sut.displayLoad(viewModel: noHeroes)
    sut.displayLoad(viewModel: twoHeroes)

    // Then
    XCTAssertEqual(
      interactor.requests, [],
      "a passive view shows what it is given, and asks for nothing of its own accord"
    )
  }

  func testTheViewStillAsksOnce() async {
    // Given
    let interactor = HeroListInteractorSpy()
    let view = HeroListViewController()
    view.interactor = interactor

    // When
    view.loadViewIfNeeded()

    // Then
    XCTAssertEqual(
      interactor.requests, [.init()],
      "a view that has loaded asks its interactor for the heroes, once, as before"
    )
  }
}
