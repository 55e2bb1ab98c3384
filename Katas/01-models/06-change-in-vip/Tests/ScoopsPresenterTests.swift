import XCTest

@testable import Scoops

/// Stands in for the view, and keeps what it is told to display.
private final class ScoopsViewSpy: ScoopsDisplayLogic {
  private(set) var viewModels: [Scoops.Add.ViewModel] = []

  func displayAdd(viewModel: Scoops.Add.ViewModel) {
    viewModels.append(viewModel)
  }
}

/// How it reads: texts, whatever the price is.
@MainActor
final class ScoopsPresenterTests: XCTestCase {
  private var sut = ScoopsPresenter()
  private var view = ScoopsViewSpy()

  override func setUp() async throws {
    sut = ScoopsPresenter()
    view = ScoopsViewSpy()
    sut.viewController = view
  }

  func testThePriceOfTheResponseIsWritten() async {
    // Given
    let dear = Scoops.Add.Response(scoops: 4, price: 9)

    // When
    sut.presentAdd(response: dear)

    // Then
    XCTAssertEqual(
      view.viewModels, [.init(summary: "4 scoops, $9", payTitle: "Pay $9")],
      "the response says $9: the presenter writes that price, and works out none"
    )
  }

  func testAPriceOfNothingIsWrittenToo() async {
    // Given
    let gift = Scoops.Add.Response(scoops: 3, price: 0)

    // When
    sut.presentAdd(response: gift)

    // Then
    XCTAssertEqual(
      view.viewModels, [.init(summary: "3 scoops, $0", payTitle: "Pay $0")],
      "the response says $0: the presenter writes any price, and decides nothing"
    )
  }

  func testOneScoopIsWrittenWithoutAnS() async {
    // When
    sut.presentAdd(response: .init(scoops: 1, price: 2))

    // Then
    XCTAssertEqual(
      view.viewModels, [.init(summary: "1 scoop, $2", payTitle: "Pay $2")],
      "one scoop is written without an s")
  }

  func testTwoScoopsAreWrittenWithAnS() async {
    // When
    sut.presentAdd(response: .init(scoops: 2, price: 4))

    // Then
    XCTAssertEqual(
      view.viewModels, [.init(summary: "2 scoops, $4", payTitle: "Pay $4")],
      "two scoops are written with an s")
  }

  func testTheNumberDecidesTheNounWhateverThePrice() async {
    // When
    sut.presentAdd(response: .init(scoops: 1, price: 5))
    sut.presentAdd(response: .init(scoops: 3, price: 2))
    sut.presentAdd(response: .init(scoops: 21, price: 32))
    sut.presentAdd(response: .init(scoops: 0, price: 0))

    // Then
    XCTAssertEqual(
      view.viewModels.map(\.summary),
      ["1 scoop, $5", "3 scoops, $2", "21 scoops, $32", "0 scoops, $0"],
      "the noun follows the number of scoops, whatever they cost: one alone has no s"
    )
  }
}
