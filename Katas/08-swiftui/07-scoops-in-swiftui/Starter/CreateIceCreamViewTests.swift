import KataSwiftUI
import XCTest

@testable import Scoops

@MainActor
final class CreateIceCreamViewTests: XCTestCase {
  private let interactor = InteractorSpy()
  private let screen = CreateIceCreamScreen()
  private lazy var host = ViewHost(
    CreateIceCreamView(screen: screen, interactor: interactor))

  override func setUp() async throws {
    screen.displayIceCream(
      viewModel: .init(
        cones: ["Waffle", "Cup"], flavors: ["Mint", "Vanilla"],
        toppings: ["Nuts", "Sprinkles"]))
    _ = host
  }

  override func tearDown() async throws {
    host.close()
  }

  func testAViewThatAppearsAsksForTheIceCream() async {
    // Then
    XCTFail(
      "compare what the interactor was asked with what it should have been asked"
    )
  }

  func testWhatIsDisplayedIsDrawn() async throws {
    // When
    screen.displayChoice(viewModel: .waffle)

    // Then
    let isFlavorOff = try host.isDisabled("Flavor")
    XCTAssertFalse(
      isFlavorOff, "the view model says that a flavor can be chosen")
  }

  // TODO: What does each control send, and when is it disabled?
}
