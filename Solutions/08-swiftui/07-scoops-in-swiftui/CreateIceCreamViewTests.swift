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
    XCTAssertEqual(
      interactor.loads, [.init()],
      "a view that appears asks for the ice cream, once")
  }

  func testEachPickerSendsItsOwnIngredient() async throws {
    // Given
    screen.displayChoice(viewModel: .viewModel(enabled: true))

    // When
    try host.choose("Cup", in: "Cone or cup")
    try host.choose("Vanilla", in: "Flavor")
    try host.choose("Nuts", in: "Topping")

    // Then
    XCTAssertEqual(
      interactor.chosen,
      [.cone("Cup"), .flavor("Vanilla"), .topping("Nuts")],
      "each pick is one request, for its own kind of ingredient")
  }

  func testAPickIsShownOnlyOnceItIsDisplayed() async throws {
    // Given: the spy displays nothing
    let before = host.screen

    // When
    try host.choose("Cup", in: "Cone or cup")

    // Then
    XCTAssertEqual(
      host.screen, before, "nothing was displayed: the screen is as it was")
  }

  func testWhatIsDisplayedIsDrawn() async {
    // When
    screen.displayChoice(viewModel: .waffle)

    // Then
    XCTAssertTrue(
      host.screen.contains("Cone or cup: Waffle"),
      "the picker shows the cone")
    XCTAssertTrue(
      host.screen.contains("Preparing: Waffle"), "the status is shown")
  }

  func testTheMessageIsDrawnWhenItComes() async {
    // When
    screen.displayFinish(viewModel: .init(message: "Enjoy!"))

    // Then
    XCTAssertTrue(
      host.screen.contains("Enjoy!"),
      "the message was displayed alone, and is drawn all the same")
  }

  func testEachControlFollowsItsOwnFlag() async throws {
    // When
    var disabled: [[Bool]] = []
    for flags in [
      (true, false, false), (false, true, false), (false, false, true),
    ] {
      screen.displayChoice(
        viewModel: .viewModel(
          flavor: flags.0, topping: flags.1, done: flags.2))
      disabled.append(
        try ["Flavor", "Topping", "DONE"].map { try host.isDisabled($0) })
    }

    // Then
    XCTAssertEqual(
      disabled,
      [[false, true, true], [true, false, true], [true, true, false]],
      "what can be used, the view model says for each control by itself")
  }

  func testDoneAsksToFinish() async throws {
    // Given
    screen.displayChoice(viewModel: .viewModel(enabled: true))

    // When
    try host.tap("DONE")

    // Then
    XCTAssertEqual(
      interactor.finishes, [.init()], "a tap on DONE is one request")
  }
}

extension CreateIceCream.ChooseIngredient.ViewModel {
  fileprivate static func viewModel(enabled: Bool) -> Self {
    viewModel(flavor: enabled, topping: enabled, done: enabled)
  }

  fileprivate static func viewModel(
    flavor: Bool, topping: Bool, done: Bool
  ) -> Self {
    Self(
      cone: "Waffle", flavor: "Mint", topping: "", status: "",
      isFlavorEnabled: flavor, isToppingEnabled: topping,
      isDoneEnabled: done)
  }
}
