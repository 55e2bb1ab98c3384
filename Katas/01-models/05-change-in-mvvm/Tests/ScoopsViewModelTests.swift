import XCTest

@testable import Scoops

/// Its price is what the test says, whatever its scoops cost.
private final class DearScoops: ScoopsViewModel {
  var dollars = 99

  override var price: Int {
    get { dollars }
    set {}
  }
}

/// Decisions and texts are in one object, so each test of a price reads a sentence.
@MainActor
final class ScoopsViewModelTests: XCTestCase {
  private var sut = ScoopsViewModel()

  override func setUp() async throws {
    sut = ScoopsViewModel()
  }

  func testFourScoopsCostAsMuchAsThree() async {
    // When
    addScoops(4)

    // Then
    XCTAssertEqual(
      sut.summary, "4 scoops, $6",
      "the fourth scoop is free, and it is still a scoop: four scoops cost $6"
    )
  }

  func testTheFifthScoopCostsAgain() async {
    // When
    addScoops(5)

    // Then
    XCTAssertEqual(
      sut.summary, "5 scoops, $8",
      "the fourth scoop is free, and the fifth costs $2 again")
  }

  func testTheEighthScoopIsFreeToo() async {
    // When
    addScoops(8)

    // Then
    XCTAssertEqual(
      sut.summary, "8 scoops, $12",
      "every fourth scoop is free: of eight, the fourth and the eighth")

    // When
    addScoops(4)

    // Then
    XCTAssertEqual(
      sut.summary, "12 scoops, $18",
      "every fourth scoop is free, however many there are")

    // When
    addScoops(28)

    // Then
    XCTAssertEqual(
      sut.summary, "40 scoops, $60",
      "every fourth scoop is free, however many there are")
  }

  func testThreeScoopsCostWhatTheyDid() async {
    // When
    addScoops(3)

    // Then
    XCTAssertEqual(
      sut.summary, "3 scoops, $6",
      "nothing changes for three scoops: none of them is free")
  }

  func testTheButtonAsksForThePriceOfTheSummary() async {
    // When
    let titles = (1...12).map { _ in
      sut.addScoop()
      return sut.payTitle
    }

    // Then
    XCTAssertEqual(
      titles,
      [
        "Pay $2", "Pay $4", "Pay $6", "Pay $6", "Pay $8", "Pay $10",
        "Pay $12", "Pay $12", "Pay $14", "Pay $16", "Pay $18", "Pay $18",
      ],
      "the button has a price too: after each tap it must ask for what the summary says"
    )
  }

  func testBothTextsReadOnePrice() async {
    // Given
    let dear = DearScoops()

    // When
    dear.addScoop()
    dear.addScoop()

    // Then
    XCTAssertEqual(
      [dear.summary, dear.payTitle], ["2 scoops, $99", "Pay $99"],
      "work out each fact once: here `price` is 99, and a text that works out a price itself "
        + "misses it; let both read `price`")
  }

  func testOneScoopIsWrittenWithoutAnS() async {
    // When
    addScoops(1)

    // Then
    XCTAssertEqual(
      sut.summary, "1 scoop, $2", "one scoop is written without an s")

    // When
    addScoops(10)

    // Then
    XCTAssertEqual(
      sut.summary, "11 scoops, $18", "only one is written without an s")
  }

  func testTheNumberDecidesTheNounWhateverThePrice() async {
    // Given
    let dear = DearScoops()
    dear.dollars = 2

    // When
    var summaries: [String] = []
    for _ in 1...3 {
      dear.addScoop()
      summaries.append(dear.summary)
    }

    // Then
    XCTAssertEqual(
      summaries, ["1 scoop, $2", "2 scoops, $2", "3 scoops, $2"],
      "the noun follows the number of scoops: here each price is $2")
  }

  func testTheUserReadsTheNewPriceTwice() async {
    // Given
    let screen = ScoopsViewController()
    screen.loadViewIfNeeded()

    // When
    for _ in 1...4 { screen.addButton.sendActions(for: .touchUpInside) }

    // Then
    XCTAssertEqual(
      screen.summaryLabel.text, "4 scoops, $6",
      "the label should show the summary after four taps")
    XCTAssertEqual(
      screen.payButton.currentTitle, "Pay $6",
      "the button should ask for the same price after four taps")
  }

  private func addScoops(_ count: Int) {
    for _ in 1...count { sut.addScoop() }
  }
}
