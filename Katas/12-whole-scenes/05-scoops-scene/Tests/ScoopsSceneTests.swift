import KataUI
import XCTest

@testable import Scoops

/// The whole scene, wired by its configurator.
@MainActor
final class ScoopsSceneTests: XCTestCase {
  private let worker = WorkerSpy()

  func testFromTheFirstTapToTheMessage() async throws {
    // Given
    let screen = Screen(ScoopsConfigurator.configure(worker: worker))
    let summary = "Choose a cone, a flavor and a topping."
    let headings = Set(screen.texts).subtracting([summary])
    XCTAssertEqual(
      screen.buttons.filter { !$0.hasPrefix("Done") }.sorted(),
      ["Cup", "Mint", "Nuts", "Sprinkles", "Vanilla", "Waffle"],
      "the menu is not on the screen: does the view ask for it when it is loaded, is each arrow drawn, and does another part hold each part?"
    )
    XCTAssertEqual(
      worker.loads, 1,
      "one screen, and the menu was asked for more than once: a configurator makes and wires, only the view asks"
    )

    // When
    for name in ["Cup", "Vanilla", "Sprinkles", "Done"] {
      try screen.tap(name)
    }

    // Then
    XCTAssertEqual(
      worker.saved,
      [
        IceCream(
          id: 7, cone: "Cup", flavor: "Vanilla", topping: "Sprinkles")
      ],
      "three taps and Done save one ice cream of these three: "
        + "does each tap choose of its own list, and was Done on?")
    XCTAssertEqual(
      screen.texts.filter { !$0.isEmpty && !headings.contains($0) }
        .sorted(),
      [summary, "Enjoy your Vanilla!"],
      "after saving there is a message, and nothing is chosen: the screen shows both texts"
    )
    XCTAssertFalse(
      try screen.button("Done").isEnabled,
      "nothing is chosen after saving: Done is off again")
  }

  func testTwoScenesShareNothing() async throws {
    // Given
    let first = Screen(ScoopsConfigurator.configure(worker: worker))
    let second = Screen(ScoopsConfigurator.configure(worker: worker))
    let before = second.texts

    // When
    try first.tap("Cup")

    // Then
    XCTAssertTrue(
      first.texts.contains("Cup"),
      "a second scene was made, and the first one no longer answers: make all parts anew for each scene"
    )
    XCTAssertEqual(
      second.texts, before,
      "one scene was tapped, and another one answers: make all parts anew for each scene"
    )
  }

  func testADroppedSceneIsFreed() async {
    // Given
    weak var probe: UIViewController?

    // When
    do {
      let dropped = ScoopsConfigurator.configure(worker: worker)
      dropped.loadViewIfNeeded()
      probe = dropped
    }

    // Then
    XCTAssertNil(
      probe, "something keeps the screen alive: each arrow back is weak")
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
    XCTAssertEqual(
      [
        Mirror(reflecting: Scoops.Load.Request()).children.count,
        Mirror(reflecting: Scoops.Save.Request()).children.count,
      ], [0, 0],
      "Load and Save ask with empty requests: what was chosen, the interactor knows"
    )
  }
}
