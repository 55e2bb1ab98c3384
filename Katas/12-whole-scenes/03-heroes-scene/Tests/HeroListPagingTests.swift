import XCTest

@testable import Heroes

@MainActor
final class HeroListPagingTests: XCTestCase {
  private let presenter = PresenterSpy()

  func testEachLoadAsksForTheNextPage() async {
    // Given
    let worker = WorkerStub(answers: [.success(.first), .success(.last)])
    let sut = makeInteractor(worker: worker)

    // When
    await sut.load(request: .init()).value
    await sut.load(request: .init()).value

    // Then
    XCTAssertEqual(
      worker.offsets, [0, 2],
      "the first page brings two heroes, so the second one starts at 2")
    XCTAssertEqual(
      presenter.names, [["Nova", "Echo"], ["Nova", "Echo", "Quill"]],
      "present each page once, with all heroes so far")
    XCTAssertEqual(
      presenter.responses.map(\.hasMore), [true, false],
      "the total is three: there is more after two heroes, and no more after three"
    )
  }

  func testNothingIsAskedForAfterTheLastPage() async {
    // Given
    let worker = WorkerStub(answers: [
      .success(.init(heroes: [.nova], total: 1))
    ])
    let sut = makeInteractor(worker: worker)
    await sut.load(request: .init()).value

    // When
    await sut.load(request: .init()).value

    // Then
    XCTAssertEqual(
      worker.offsets, [0], "one hero of one has come: there is no next page"
    )
    XCTAssertEqual(
      presenter.names, [["Nova"]],
      "after the last page a load does nothing: no page came, so present nothing either"
    )
  }

  func testTheNewestPageSaysWhetherThereIsMore() async {
    // Given: a list that grows while somebody reads it, and shrinks again
    let worker = WorkerStub(answers: [
      .success(.first), .success(.init(heroes: [.quill], total: 4)),
      .success(.init(heroes: [], total: 4)),
      .success(.init(heroes: [], total: 2)),
    ])
    let sut = makeInteractor(worker: worker)

    // When
    for _ in 1...4 { await sut.load(request: .init()).value }

    // Then
    XCTAssertEqual(
      presenter.responses.map(\.hasMore), [true, true, true, false],
      "the newest page's total is what counts: four while three have come, even if a page is empty, then two"
    )
    XCTAssertEqual(
      worker.offsets, [0, 2, 3, 3],
      "two heroes came, then one, then none: the next page begins after as many heroes as have come, however long the pages were"
    )
  }

  func testAFailureTakesNothingAway() async {
    // Given
    let worker = WorkerStub(answers: [
      .success(.first), .failure(.unavailable),
    ])
    let sut = makeInteractor(worker: worker)

    // When
    await sut.load(request: .init()).value
    await sut.load(request: .init()).value

    // Then
    XCTAssertEqual(
      presenter.responses.map(\.failure), [nil, .unavailable],
      "the second page failed: present that as .unavailable")
    XCTAssertEqual(
      presenter.names.last, ["Nova", "Echo"],
      "present the failure with the heroes so far")
  }

  func testAFailedPageCanBeAskedForAgain() async {
    // Given
    let worker = WorkerStub(
      answers: [.success(.first), .failure(.unavailable), .success(.last)])
    let sut = makeInteractor(worker: worker)

    // When
    await sut.load(request: .init()).value
    await sut.load(request: .init()).value
    await sut.load(request: .init()).value

    // Then
    XCTAssertEqual(
      worker.offsets, [0, 2, 2],
      "the second page failed: let the next load ask for the same page")
    XCTAssertEqual(
      presenter.responses.map(\.failure), [nil, .unavailable, nil],
      "the third load brought the page: present it without the failure of before"
    )
    XCTAssertEqual(
      presenter.responses.filter { $0.failure != nil }.map(\.hasMore),
      [true],
      "a page failed, so there is still more")
  }

  func testWhateverFailsIsPresented() async {
    // Given
    let sut = makeInteractor(worker: CancelledWorker())

    // When
    await sut.load(request: .init()).value
    await sut.load(request: .init()).value

    // Then
    XCTAssertEqual(
      presenter.responses.map(\.failure), [.unavailable, .unavailable],
      "the worker threw an error of another kind: present it as .unavailable, too, each time"
    )
  }

  func testAPageUnderWayIsNotAskedForTwice() async {
    // Given
    let worker = SlowWorker()
    let sut = makeInteractor(worker: worker)

    // When
    let first = sut.load(request: .init())
    let second = sut.load(request: .init())
    await worker.isAskedOrOver(first)
    worker.answer.open()
    await first.value
    await second.value

    // Then
    XCTAssertEqual(
      worker.offsets, [0],
      "two taps while a page is under way: ask for it once")
    XCTAssertEqual(
      presenter.names, [["Nova", "Echo"]],
      "two taps while a page is under way: present once, when it has come")
  }

  func testARowBelongsToAllHeroesSoFar() async {
    // Given: a hero of a name that has come before, and one who comes again
    let other = Hero(id: 9, name: "Nova", summary: "", artwork: nil)
    let worker = WorkerStub(answers: [
      .success(.first), .success(.init(heroes: [other, .nova], total: 4)),
    ])
    let sut = makeInteractor(worker: worker)
    await sut.load(request: .init()).value
    await sut.load(request: .init()).value

    // When
    let selected = [0, 2, 1, 3, 3].map { row in
      sut.select(request: .init(row: row))
      return sut.selectedHero?.id
    }

    // Then
    XCTAssertEqual(
      selected, [1, 9, 2, 1, 1],
      "rows count through all heroes so far, whichever page brought them: two may have one name, and one may come twice"
    )
    XCTAssertEqual(
      presenter.selections, 5,
      "five taps on rows that have a hero: present each, even if its hero is selected already, as when the user comes back and taps again"
    )
  }

  func testAHeroIsKeptBeforeTheSelectionIsPresented() async {
    // Given
    let worker = WorkerStub(answers: [.success(.first)])
    let sut = makeInteractor(worker: worker)
    await sut.load(request: .init()).value
    var kept: Int?
    presenter.whenSelected = { kept = sut.selectedHero?.id }

    // When
    sut.select(request: .init(row: 1))

    // Then
    XCTAssertEqual(
      kept, 2,
      "once the selection is presented, the router reads the data store: keep the hero first, then present"
    )
  }

  func testARowWithoutAHeroIsNotPresented() async {
    // Given
    let worker = WorkerStub(answers: [.success(.first)])
    let sut = makeInteractor(worker: worker)
    sut.select(request: .init(row: 0))
    await sut.load(request: .init()).value

    // When
    for row in [1, 2, -1] { sut.select(request: .init(row: row)) }

    // Then
    XCTAssertEqual(
      presenter.selections, 1,
      "a row without a hero presents nothing, or the last hero opens again; only row 1 had one when it was selected"
    )
  }

  private func makeInteractor(worker: any HeroesWorkerLogic)
    -> HeroListInteractor
  {
    let interactor = HeroListInteractor(worker: worker)
    interactor.presenter = presenter
    return interactor
  }
}

// MARK: - Spies and stubs

private final class PresenterSpy: HeroListPresentationLogic {
  private(set) var responses: [HeroList.Load.Response] = []
  private(set) var selections = 0
  var whenSelected: () -> Void = {}

  var names: [[String]] { responses.map { $0.heroes.map(\.name) } }

  func presentLoad(response: HeroList.Load.Response) {
    responses.append(response)
  }

  func presentSelect(response: HeroList.Select.Response) {
    selections += 1
    whenSelected()
  }
}

/// Fails with an error that the scene does not know.
private struct CancelledWorker: HeroesWorkerLogic {
  func page(startingAt offset: Int) async throws -> HeroPage {
    throw CancellationError()
  }
}

/// Answers when the test opens the gate.
@MainActor
private final class SlowWorker: HeroesWorkerLogic {
  let answer = Gate()
  private let asked = Gate()
  private(set) var offsets: [Int] = []

  func page(startingAt offset: Int) async throws -> HeroPage {
    offsets.append(offset)
    asked.open()
    await answer.pass()
    return .first
  }

  /// Returns when the worker has been asked, or when the task is over without having asked it.
  func isAskedOrOver(_ task: Task<Void, Never>) async {
    Task {
      await task.value
      asked.open()
    }
    await asked.pass()
  }
}

/// Holds back whoever wants to pass until it is opened, so that no test has to sleep.
@MainActor
private final class Gate {
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func pass() async {
    if isOpen { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  func open() {
    isOpen = true
    for continuation in waiting {
      continuation.resume()
    }
    waiting = []
  }
}
