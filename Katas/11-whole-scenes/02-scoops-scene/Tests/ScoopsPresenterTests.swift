import XCTest

@testable import Scoops

@MainActor
final class ScoopsPresenterTests: XCTestCase {
  func testTheSummaryNamesWhatWasChosen() async {
    // Given
    let view = ViewSpy()
    let sut = ScoopsPresenter()
    sut.viewController = view

    // When
    sut.presentChoose(response: .init(choice: Choice(), isComplete: false))
    sut.presentChoose(
      response: .init(choice: Choice(cone: "Waffle", topping: "Nuts"), isComplete: false))

    // Then
    XCTAssertEqual(
      view.choices.map(\.summary), ["Choose a cone, a flavor and a topping.", "Waffle, Nuts"],
      "say what to do while nothing is chosen, then name what was chosen; the brief has the words")
  }
}

private final class ViewSpy: ScoopsDisplayLogic {
  private(set) var choices: [Scoops.Choose.ViewModel] = []

  func displayLoad(viewModel: Scoops.Load.ViewModel) {}

  func displayChoose(viewModel: Scoops.Choose.ViewModel) {
    choices.append(viewModel)
  }

  func displaySave(viewModel: Scoops.Save.ViewModel) {}
}
