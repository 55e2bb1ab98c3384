import KataUI
import XCTest

@testable import Scoops

/// The whole scene, wired by its configurator.
@MainActor
final class ScoopsSceneTests: XCTestCase {
  private let worker = WorkerSpy()

  func testFromTheFirstTapToTheMessage() async throws {
    // Given
    let view = ScoopsConfigurator.configure(worker: worker)
    view.loadViewIfNeeded()

    // When
    try tap("Cup", in: view.coneStack)
    try tap("Vanilla", in: view.flavorStack)
    try tap("Sprinkles", in: view.toppingStack)
    view.doneButton.sendActions(for: .touchUpInside)

    // Then
    XCTAssertEqual(
      worker.saved,
      [
        IceCream(
          id: 1, cone: "Cup", flavor: "Vanilla", topping: "Sprinkles")
      ],
      "three taps and DONE save one ice cream of these three: was DONE on?")
    XCTAssertEqual(
      view.messageLabel.text, "Enjoy your Vanilla!",
      "a saved ice cream has a message")
    XCTAssertFalse(
      view.doneButton.isEnabled,
      "nothing is chosen after saving: DONE is off again")
    XCTAssertEqual(
      [view.title, view.doneButton.currentTitle], ["Scoops", "Done"],
      "the screen and its button have their names")
    XCTAssertEqual(
      view.view.subviews.count, 1, "what is not in the view is not seen")
    XCTAssertTrue(
      isFreedAfterUse,
      "a button keeps the screen alive: its action captures self weakly")
  }

  private var isFreedAfterUse: Bool {
    weak var probe: ScoopsViewController?
    do {
      let dropped = ScoopsConfigurator.configure(worker: worker)
      dropped.loadViewIfNeeded()
      probe = dropped
    }
    return probe == nil
  }

  func testEachUseCaseHasATripleOfItsOwn() async {
    // Given
    let types: [Any.Type] = [
      Scoops.Load.Request.self, Scoops.Load.Response.self,
      Scoops.Load.ViewModel.self,
      Scoops.Choose.Request.self, Scoops.Choose.Response.self,
      Scoops.Choose.ViewModel.self,
      Scoops.Save.Request.self, Scoops.Save.Response.self,
      Scoops.Save.ViewModel.self,
    ]

    // Then
    XCTAssertEqual(
      Set(types.map { ObjectIdentifier($0) }).count, 9,
      "two use cases share a model: three use cases have nine types")
  }

  private func tap(_ name: String, in stack: UIStackView) throws {
    let buttons = stack.arrangedSubviews.compactMap { $0 as? UIButton }
    let button = try XCTUnwrap(
      buttons.first { $0.currentTitle == name },
      "there is no button \(name) in its list: the menu must reach the view first"
    )
    button.sendActions(for: .touchUpInside)
  }
}
