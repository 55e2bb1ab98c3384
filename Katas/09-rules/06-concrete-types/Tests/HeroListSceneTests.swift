import KataUI
import XCTest

@testable import Heroes

/// The whole scene, wired by its configurator.
@MainActor
final class HeroListSceneTests: XCTestCase {
  func testTheSceneShowsItsHeroesAsBefore() async throws {
    // Given
    let view = HeroListConfigurator.configure()
    let interactor = try XCTUnwrap(view.interactor, "the configurator gave the view no interactor")

    // When
    await interactor.load(request: HeroList.Load.Request()).value

    // Then
    let rows = view.rowStack.arrangedSubviews.compactMap { ($0 as? UILabel)?.text }
    XCTAssertEqual(
      rows, ["Nova", "Echo"],
      "the heroes did not come round: the configurator wires worker, interactor, presenter and view"
    )
  }

  func testAboutStillOpens() async {
    // Given
    let view = HeroListConfigurator.configure()
    let navigation = UINavigationController(rootViewController: view)
    view.loadViewIfNeeded()

    // When
    view.aboutButton.sendActions(for: .touchUpInside)

    // Then
    XCTAssertTrue(
      navigation.topViewController is AboutViewController,
      "the way to About is lost: the configurator wires view and router")
  }
}
