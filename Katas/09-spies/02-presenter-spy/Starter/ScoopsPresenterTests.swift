import XCTest

@testable import Scoops

/// Stands in for the view, and keeps what it is told to display.
private final class ScoopsViewSpy: ScoopsDisplayLogic {
  func displayLoad(viewModel: Scoops.Load.ViewModel) {
    // TODO: Keep the view model. The three use cases should not share a list.
  }

  func displaySave(viewModel: Scoops.Save.ViewModel) {
    // TODO: Keep the view model.
  }

  func displayDelete(viewModel: Scoops.Delete.ViewModel) {
    // TODO: Keep the view model.
  }
}

@MainActor
final class ScoopsPresenterTests: XCTestCase {
  private let view = ScoopsViewSpy()
  private let sut = ScoopsPresenter()

  override func setUp() async throws {
    sut.viewController = view
  }

  func testTheMenuIsDisplayedAsItIs() async {
    // Given
    let response = Scoops.Load.Response(menu: Seeds.menu)

    // When
    sut.presentLoad(response: response)

    // Then
    // TODO: Write down the view model that the view should have got, word for word.
    XCTFail(
      "compare the spy's list of loads with the one view model that should be in it"
    )
  }

  func testADeletedIceCreamIsDisplayedAsDeleted() async {
    // Given
    let response = Scoops.Delete.Response(iceCream: Seeds.iceCream)

    // When
    sut.presentDelete(response: response)

    // Then
    // TODO: Say which text the view should have got, and through which of its methods.
    XCTFail("compare the spy's list of deletions with what should be in it")
  }

  // TODO: Test presentSave in the same way.
}
