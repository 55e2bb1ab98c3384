import XCTest

@testable import Architectures

@MainActor
final class DataFlowTests: XCTestCase {
  func testVIPGoesRound() async {
    XCTAssertEqual(
      arrows(of: .vip),
      [
        "interactor to presenter", "presenter to view",
        "view to interactor",
      ],
      "VIP has three arrows, each leads to the next part")
  }

  func testMVVMBindsViewAndViewModel() async {
    XCTAssertEqual(
      arrows(of: .mvvm), ["view to viewModel", "viewModel to view"],
      "in MVVM, view and view model speak to each other: one arrow each way"
    )
  }

  func testVIPERTurnsRoundItsPresenter() async {
    XCTAssertEqual(
      arrows(of: .viper),
      [
        "interactor to presenter", "presenter to interactor",
        "presenter to router",
        "presenter to view", "view to presenter",
      ],
      "in VIPER, the presenter is at one end of every arrow; view and interactor never speak"
    )
  }

  func testOneWayMeansThatNoArrowLeadsStraightBack() async {
    // Given
    let round: Set = [
      Arrow(from: .view, to: .interactor),
      Arrow(from: .interactor, to: .presenter),
      Arrow(from: .presenter, to: .view),
    ]
    let thereAndBack: Set = [
      Arrow(from: .view, to: .viewModel),
      Arrow(from: .viewModel, to: .view),
    ]
    let partlyBack = thereAndBack.union([
      Arrow(from: .viewModel, to: .router)
    ])

    // Then
    XCTAssertTrue(
      isOneWay(round),
      "three parts in a circle: no arrow leads straight back")
    XCTAssertFalse(
      isOneWay(thereAndBack),
      "view to viewModel has a way straight back, viewModel to view")
    XCTAssertFalse(
      isOneWay(partlyBack), "one of the three arrows leads straight back")
    XCTAssertTrue(
      isOneWay([Arrow(from: .presenter, to: .router)]),
      "a single arrow has no way straight back")
  }

  func testEachPairOfPartsCounts() async {
    // Given: each part speaks to all that stand after it here
    let parts = [Part.view, .viewModel, .interactor, .presenter, .router]
    let forward = Set(
      parts.indices.flatMap { index in
        parts[(index + 1)...].map { Arrow(from: parts[index], to: $0) }
      })

    // When
    let missed = forward.filter { arrow in
      let back = Arrow(from: arrow.to, to: arrow.from)
      return isOneWay(forward.union([back]))
    }

    // Then
    XCTAssertTrue(
      isOneWay(forward),
      "many arrows leave one part, and none of them leads straight back")
    XCTAssertEqual(
      missed.map(\.description).sorted(), [],
      "one more arrow leads straight back from each of these: look at every arrow, whatever parts it joins"
    )
    XCTAssertTrue(
      isOneWay([]), "without an arrow there is none that leads back")
  }

  private func arrows(of architecture: Architecture) -> [String] {
    dataFlow(of: architecture).map(\.description).sorted()
  }
}
