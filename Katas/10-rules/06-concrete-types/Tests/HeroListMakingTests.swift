import XCTest

@testable import Heroes

/// Who makes a part knows its class: that is the configurator, and nobody else.
@MainActor
final class HeroListMakingTests: XCTestCase {
  func testTheInteractorMakesNoWorkerOfItsOwn() async {
    // When: nobody gives it a worker
    let made = HeroListInteractor()

    // Then
    XCTAssertNil(
      (made as Any) as? HeroListInteractor,
      "an interactor without a worker made one itself, so it names the class: take the default away, and let the configurator make the worker"
    )
  }

  func testEachPartIsGivenItsNeighbours() async {
    // When
    let view = HeroListViewController()
    let interactor = HeroListInteractor(worker: HeroesWorker())

    // Then
    XCTAssertNil(
      interactor.presenter,
      "the interactor made its own presenter: the configurator gives it one"
    )
    XCTAssertNil(
      view.interactor,
      "the view made its own interactor: the configurator gives it one")
    XCTAssertNil(
      view.router,
      "the view made its own router: the configurator gives it one")
  }
}

/// What `HeroListInteractor()` is where the interactor has no such initializer: nothing.
@MainActor
private protocol NeedsItsWorker: AnyObject {}

extension NeedsItsWorker {
  fileprivate init?() { return nil }
}

extension HeroListInteractor: NeedsItsWorker {}
