import XCTest

@testable import Heroes

@MainActor
final class HeroListSceneTests: XCTestCase {
  func testASceneThatIsDroppedIsFreed() async {
    // Given
    weak var interactor: HeroListInteractor?

    // When
    do {
      let view = HeroListConfigurator.configure(worker: WorkerDummy())
      interactor = view.interactor as? HeroListInteractor
    }

    // Then
    XCTAssertNil(
      interactor,
      "the list was dropped, and its parts keep each other alive: remove the arrow from presenter to interactor, and hold the view weakly"
    )
  }

  func testTheListReachesTheView() async {
    // Given
    let view = HeroListConfigurator.configure(worker: WorkerDummy())

    // When
    await view.interactor?.load(request: HeroList.Load.Request()).value

    // Then
    XCTAssertEqual(
      view.rows, ["Quill", "Nova"],
      "the list did not reach the view, or in another order: check the arrows in the configurator, and let the presenter show what it is told"
    )
  }
}

private struct WorkerDummy: HeroesWorkerLogic {
  func heroes() async throws -> [Hero] {
    ["Quill", "Nova"].map {
      Hero(id: 1, name: $0, summary: "", artwork: nil)
    }
  }
}
