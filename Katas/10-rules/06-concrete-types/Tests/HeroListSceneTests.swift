import KataUI
import XCTest

@testable import Heroes

/// The whole scene, wired by its configurator.
@MainActor
final class HeroListSceneTests: XCTestCase {
  func testTheSceneShowsItsHeroesAsBefore() async throws {
    // Given
    let view = HeroListConfigurator.configure()
    let interactor = try XCTUnwrap(
      view.interactor, "the configurator gave the view no interactor")

    // When
    await interactor.load(request: HeroList.Load.Request()).value

    // Then
    let rows = view.rowStack.arrangedSubviews.compactMap {
      ($0 as? UILabel)?.text
    }
    XCTAssertEqual(
      rows, ["Nova", "Echo"],
      "the heroes did not reach the view: the configurator joins all parts, and each holds the next; only the view is held weakly"
    )
    XCTAssertEqual(
      [view.title, view.messageLabel.text], ["Heroes (2)", nil],
      "title and message are as before")
  }

  func testAboutStillOpens() async {
    // Given
    let view = HeroListConfigurator.configure()
    let navigation = UINavigationController(rootViewController: view)
    view.loadViewIfNeeded()
    let another = HeroListConfigurator.configure()

    // When
    view.aboutButton.sendActions(for: .touchUpInside)

    // Then
    XCTAssertTrue(
      navigation.topViewController is AboutViewController,
      "About does not open: check view and router in the configurator")
    XCTAssertNotNil(
      another.router,
      "the second of two scenes has no router: give each its own, which its view holds strongly"
    )
    XCTAssertFalse(
      (view.router as AnyObject) === (another.router as AnyObject),
      "two scenes have one router: make a new one for each")
    XCTAssertEqual(
      view.aboutButton.currentTitle, "About",
      "the button is called as before")
    XCTAssertEqual(
      view.view.subviews.count, 1, "what is not in the view is not seen")
  }
}
