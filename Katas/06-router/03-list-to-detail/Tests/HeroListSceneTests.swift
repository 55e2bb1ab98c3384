import KataUI
import XCTest

@testable import Heroes

private struct HeroesWorkerStub: HeroesWorkerLogic {
  func heroes() async throws -> [Hero] { [.nova, .echo] }
}

@MainActor
final class HeroListSceneTests: XCTestCase {
  func testATapOnARowOpensItsHero() async throws {
    // Given
    let list = HeroListConfigurator.configure(worker: HeroesWorkerStub())
    let navigation = UINavigationController(rootViewController: list)
    await list.interactor?.load(request: HeroList.Load.Request()).value

    // When
    let rows = list.rowStack.arrangedSubviews.compactMap { $0 as? UIButton }
    try XCTUnwrap(rows.last).sendActions(for: .touchUpInside)

    // Then
    XCTAssertEqual(
      navigation.topViewController?.title, "Echo",
      "a tap on a row must end at the detail of that row's hero")
  }
}
