import KataUI
import XCTest

@testable import Heroes

/// One test for each place where a spy should fit.
@MainActor
final class HeroListBoundaryTests: XCTestCase {
  func testAnyWorkerCanStandBehindTheInteractor() async throws {
    // Given
    let stub = WorkerStub()
    let sut = try make({ HeroListInteractor(worker: $0) }, with: stub)
    let presenter = HeroListPresenter()
    let view = HeroListViewController()
    sut.presenter = presenter
    presenter.viewController = view

    // When
    await sut.load(request: .init()).value

    // Then
    XCTAssertEqual(
      view.title, "Heroes (1)",
      "other heroes than the stub's were shown: ask the worker given to init(worker:)"
    )

    // When: the worker has one hero more by now
    await sut.load(request: .init()).value

    // Then
    XCTAssertEqual(
      view.title, "Heroes (2)",
      "the second load shows the heroes of the first: ask the worker each time, as before"
    )

    // When
    let broken = BrokenWorker()
    let failing = try make({ HeroListInteractor(worker: $0) }, with: broken)
    failing.presenter = presenter
    await failing.load(request: .init()).value

    // Then
    XCTAssertEqual(
      [view.title, view.messageLabel.text],
      ["Heroes", "Heroes are unavailable. Try again later."],
      "a worker that fails is told as before")
    XCTAssertEqual(
      view.rowStack.arrangedSubviews.count, 0,
      "the rows of the answer before are gone")
  }

  func testAnyPresenterCanListenToTheInteractor() async throws {
    // Given
    let presenter = PresenterSpy()
    let sut: HeroListInteractor = .init(worker: HeroesWorker())
    try plug(presenter, into: \.presenter, of: sut)

    // When
    await sut.load(request: .init()).value

    // Then
    XCTAssertEqual(
      presenter.responses.count, 1,
      "one request, one response: present it once, to whatever presenter stands there"
    )

    // When: what the configurator may have begun has its turn, too
    let other = PresenterSpy()
    let view = HeroListConfigurator.configure()
    let interactor = try XCTUnwrap(
      view.interactor as Any as? HeroListInteractor,
      "the configurator gave the view no interactor")
    try plug(other, into: \.presenter, of: interactor)
    for _ in 1...3 { await interactor.load(request: .init()).value }

    // Then
    XCTAssertEqual(
      other.responses.count, 3,
      "three requests, three responses: the configurator makes and wires, and asks nothing"
    )
  }

  func testAnyViewCanShowWhatThePresenterWords() async throws {
    // Given
    let view = ViewSpy()
    let sut = HeroListPresenter()
    try plug(view, into: \.viewController, of: sut)

    // When
    sut.presentLoad(response: .init(result: .success([])))
    sut.presentLoad(response: .init(result: .failure(.unavailable)))

    // Then
    XCTAssertEqual(
      view.viewModels,
      [
        .init(title: "Heroes", rows: [], message: "No heroes yet."),
        .init(
          title: "Heroes", rows: [],
          message: "Heroes are unavailable. Try again later."),
      ],
      "one response, one view model: display it once, on whatever view stands there"
    )
  }

  func testAnyInteractorCanStandBehindTheView() async throws {
    // Given
    let interactor = InteractorSpy()
    let sut = HeroListViewController()
    try plug(interactor, into: \.interactor, of: sut)

    // When
    sut.loadViewIfNeeded()

    // Then
    XCTAssertEqual(
      interactor.requests, [.init()],
      "the view asks for its heroes once, when it is loaded")
  }

  func testAnyRouterCanStandBehindTheView() async throws {
    // Given
    let router = RouterSpy()
    let sut = HeroListViewController()
    try plug(router, into: \.router, of: sut)
    sut.loadViewIfNeeded()

    // When
    sut.aboutButton.sendActions(for: .touchUpInside)

    // Then
    XCTAssertEqual(
      router.routes, ["about"], "a tap on About asks the router, once")
    XCTAssertTrue(
      isFreedAfterUse,
      "a screen that was closed is not freed: let the presenter and the button's action hold it weakly"
    )
  }

  private var isFreedAfterUse: Bool {
    weak var probe: HeroListViewController?
    do {
      let dropped = HeroListConfigurator.configure()
      dropped.loadViewIfNeeded()
      probe = dropped
    }
    return probe == nil
  }
}

// MARK: - Spies and stubs

/// Has one hero at first, and with each answer one more.
private actor WorkerStub: HeroesWorkerLogic {
  private var answers = 0

  func heroes() async throws -> [Hero] {
    answers += 1
    return (1...answers).map {
      Hero(id: $0, name: "Quill", summary: "", artwork: nil)
    }
  }
}

private struct BrokenWorker: HeroesWorkerLogic {
  func heroes() async throws -> [Hero] { throw CancellationError() }
}

private final class PresenterSpy: HeroListPresentationLogic {
  private(set) var responses: [HeroList.Load.Response] = []

  func presentLoad(response: HeroList.Load.Response) {
    responses.append(response)
  }
}

private final class ViewSpy: HeroListDisplayLogic {
  private(set) var viewModels: [HeroList.Load.ViewModel] = []

  func displayLoad(viewModel: HeroList.Load.ViewModel) {
    viewModels.append(viewModel)
  }
}

private final class InteractorSpy: HeroListBusinessLogic {
  private(set) var requests: [HeroList.Load.Request] = []

  func load(request: HeroList.Load.Request) -> Task<Void, Never> {
    requests.append(request)
    return Task {}
  }
}

private final class RouterSpy: HeroListRoutingLogic {
  private(set) var routes: [String] = []

  func routeToAbout() {
    routes.append("about")
  }
}
