import XCTest

@testable import HeroList

/// Stands in for the presenter, and keeps what it was told.
@MainActor
private final class HeroListPresenterSpy: HeroListPresentationLogic {
  private(set) var responses: [HeroList.Load.Response] = []

  func presentLoad(response: HeroList.Load.Response) {
    responses.append(response)
  }
}

/// Answers after `meanwhile`, and when `then` has ended.
@MainActor
private final class HeroesWorkerStub: HeroesWorkerLogic {
  var result: Result<[Hero], any Error> = .success([])
  var meanwhile: () -> Void = {}
  var then: @MainActor () async -> Void = {}
  private(set) var asked = 0

  func heroes() async throws -> [Hero] {
    asked += 1
    meanwhile()
    await then()
    return try result.get()
  }
}

private struct NoConnection: Error {}

@MainActor
final class HeroListInteractorTests: XCTestCase {
  private let ada = Hero(id: 7, name: "Ada")
  private let presenter = HeroListPresenterSpy()
  private let worker = HeroesWorkerStub()
  private lazy var sut = HeroListInteractor(worker: worker)

  override func setUp() async throws {
    sut.presenter = presenter
  }

  func testLoadingThenTheHeroesArePresented() async {
    // Given
    worker.result = .success([ada])

    // When
    await sut.load(request: .init())

    // Then
    XCTAssertEqual(
      presenter.responses, [.loading, .loaded([ada])],
      "present .loading, then the worker's heroes, each once, before load ends"
    )
  }

  func testLoadingIsPresentedBeforeTheWorkerIsAsked() async {
    // Given
    var told: [HeroList.Load.Response] = []
    worker.meanwhile = { [presenter] in told = presenter.responses }

    // When
    await sut.load(request: .init())

    // Then
    XCTAssertEqual(
      told, [.loading],
      "the worker is asked, and nobody knows that something is loading: present .loading first"
    )
  }

  func testAFailureIsPresentedAsItIs() async {
    for error in [HeroesError.offline, .forbidden, .unknown] {
      // Given
      let presenter = HeroListPresenterSpy()
      sut.presenter = presenter
      worker.result = .failure(error)

      // When
      await sut.load(request: .init())

      // Then
      XCTAssertEqual(
        presenter.responses, [.loading, .failed(error)],
        "a HeroesError is presented as it is, once")
    }
  }

  func testAnotherErrorIsUnknown() async {
    // Given
    worker.result = .failure(NoConnection())

    // When
    await sut.load(request: .init())

    // Then
    XCTAssertEqual(
      presenter.responses, [.loading, .failed(.unknown)],
      "an error that the scene does not know is presented as .unknown, once"
    )
  }

  func testEachLoadPresentsItsOwnAnswer() async {
    // Given
    let nova = Hero(id: 8, name: "Nova")
    let given = [nova, ada, Hero(id: 9, name: ""), nova]
    let answers: [Result<[Hero], any Error>] = [
      .success(given), .failure(HeroesError.offline), .success([]),
    ]

    // When
    for answer in answers {
      worker.result = answer
      await sut.load(request: .init())
    }

    // Then
    XCTAssertEqual(
      presenter.responses,
      [
        .loading, .loaded(given), .loading, .failed(.offline),
        .loading, .loaded([]),
      ],
      "three loads: present each answer as it is, a hero without a name, the same hero again and no heroes at all too, and keep none for the next load"
    )
  }

  func testTheWorkerIsAskedOnce() async {
    // Given
    worker.result = .failure(HeroesError.offline)

    // When
    await sut.load(request: .init())

    // Then
    XCTAssertEqual(
      worker.asked, 1,
      "one load asks the worker once, also when it fails: the user decides to retry"
    )
  }

  func testACancelledLoadPresentsNothingMore() async {
    let answers: [(String, Result<[Hero], any Error>)] = [
      ("heroes", .success([ada])),
      ("a CancellationError", .failure(CancellationError())),
      ("a HeroesError", .failure(HeroesError.offline)),
      ("another error", .failure(NoConnection())),
    ]
    for (answer, result) in answers {
      // Given: the load is cancelled while the worker works
      let presenter = HeroListPresenterSpy()
      sut.presenter = presenter
      worker.result = result
      let load = Task { [sut] in await sut.load(request: .init()) }
      worker.meanwhile = { load.cancel() }

      // When
      await load.value

      // Then
      XCTAssertEqual(
        presenter.responses, [.loading],
        "the load was cancelled, then the worker gave \(answer): nobody waits, present nothing more"
      )
    }
  }

  func testACancellationErrorAloneIsNoCancellation() async {
    // Given: something below the worker was cancelled, and not this load
    worker.result = .failure(CancellationError())

    // When
    await sut.load(request: .init())

    // Then
    XCTAssertEqual(
      presenter.responses, [.loading, .failed(.unknown)],
      "nobody has cancelled this load, so somebody waits: a CancellationError is one that the scene does not know"
    )
  }

  func testALoadNeedNotWaitForACancelledOne() async {
    // Given: the load is cancelled, and before it ends there is another one
    worker.result = .success([ada])
    let load = Task { [sut] in await sut.load(request: .init()) }
    worker.meanwhile = { [worker] in
      worker.meanwhile = {}
      load.cancel()
    }
    worker.then = { [sut, worker] in
      worker.then = {}
      await Task { await sut.load(request: .init()) }.value
    }

    // When
    await load.value

    // Then
    XCTAssertEqual(
      presenter.responses, [.loading, .loading, .loaded([ada])],
      "the view went and came again: a cancelled load that has not ended yet is no reason to refuse the next"
    )
  }
}
