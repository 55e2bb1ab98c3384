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

  private func arrows(of architecture: Architecture) -> [String] {
    dataFlow(of: architecture).map(\.description).sorted()
  }
}
