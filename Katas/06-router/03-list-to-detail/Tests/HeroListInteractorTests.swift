import XCTest

@testable import Heroes

private struct HeroesWorkerStub: HeroesWorkerLogic {
  func heroes() async throws -> [Hero] { [.nova, .echo] }
}

private struct OneHeroWorkerStub: HeroesWorkerLogic {
  let hero: Hero

  func heroes() async throws -> [Hero] { [hero] }
}

/// Has two heroes of one name, and turns their order round with each answer.
private actor NamesakesWorkerStub: HeroesWorkerLogic {
  private var answer = [Hero.nova, .namesake]

  func heroes() async throws -> [Hero] {
    defer { answer.reverse() }
    return answer
  }
}

/// Has two heroes at first, and fails from the second answer on.
private actor FailingWorkerStub: HeroesWorkerLogic {
  private var answers = 0

  func heroes() async throws -> [Hero] {
    answers += 1
    if answers > 1 { throw HeroesError.unavailable }
    return [.nova, .echo]
  }
}

/// Stands in for the presenter, keeps its responses, and what was in the data store by then.
private final class HeroListPresenterSpy: HeroListPresentationLogic {
  weak var dataStore: (any HeroListDataStore)?
  private(set) var selectResponses: [HeroList.Select.Response] = []
  private(set) var heroesInStore: [Hero?] = []
  private(set) var loadResponses: [HeroList.Load.Response] = []

  func presentLoad(response: HeroList.Load.Response) {
    loadResponses.append(response)
  }

  func presentSelect(response: HeroList.Select.Response) {
    selectResponses.append(response)
    heroesInStore.append(dataStore?.selectedHero)
  }
}

@MainActor
final class HeroListInteractorTests: XCTestCase {
  private var sut = HeroListInteractor(worker: HeroesWorkerStub())
  private var presenter = HeroListPresenterSpy()

  override func setUp() async throws {
    sut = HeroListInteractor(worker: HeroesWorkerStub())
    presenter = HeroListPresenterSpy()
    presenter.dataStore = sut
    sut.presenter = presenter
    await sut.load(request: HeroList.Load.Request()).value
  }

  func testTheHeroesAreStillPresentedOnce() async {
    XCTAssertEqual(
      presenter.loadResponses, [.init(result: .success([.nova, .echo]))],
      "the worker answered once: present its heroes once, as before")
  }

  func testTheHeroOfTheRowIsKeptForTheRouter() async {
    // When
    sut.select(request: HeroList.Select.Request(row: 1))

    // Then
    XCTAssertEqual(
      sut.selectedHero, .echo,
      "row 1 was selected: keep its hero in selectedHero for the router")
  }

  func testASelectionIsPresentedOnce() async {
    // When
    sut.select(request: HeroList.Select.Request(row: 1))

    // Then
    XCTAssertEqual(
      presenter.selectResponses, [.init()],
      "row 1 was selected: present one Select.Response before select(request:) is over, without a Task"
    )

    // When: whatever the selection began goes on
    for _ in 1...20 { await Task.yield() }

    // Then
    XCTAssertEqual(
      presenter.loadResponses.count, 1,
      "the heroes are on screen already: present the selection, and load nothing"
    )
  }

  func testTheHeroIsKeptBeforeTheSelectionIsPresented() async {
    // When
    sut.select(request: HeroList.Select.Request(row: 1))

    // Then
    XCTAssertEqual(
      presenter.heroesInStore.first, .echo,
      "the router reads the data store once you present: keep the hero first, then present"
    )
  }

  func testTheSelectionFollowsTheUser() async {
    // When
    sut.select(request: HeroList.Select.Request(row: 0))
    sut.select(request: HeroList.Select.Request(row: 1))

    // Then
    XCTAssertEqual(
      sut.selectedHero, .echo,
      "row 1 was selected after row 0: keep the last selection")
  }

  func testARowIsSelectedAsOftenAsItIsTapped() async {
    // When
    sut.select(request: HeroList.Select.Request(row: 1))
    sut.select(request: HeroList.Select.Request(row: 1))

    // Then
    XCTAssertEqual(
      presenter.selectResponses.count, 2,
      "somebody came back from the detail and tapped the same row again: present each selection"
    )
  }

  func testTheRowDecidesNotTheName() async {
    // Given
    await loadNamesakes()

    // When
    sut.select(request: HeroList.Select.Request(row: 1))

    // Then
    XCTAssertEqual(
      sut.selectedHero, .namesake,
      "two heroes are called Nova, and the second was tapped: take the one in that row"
    )
  }

  func testAHeroWithoutTextsHasARowToo() async {
    // Given
    let nobody = Hero(id: 5, name: "", summary: "", artwork: nil)
    sut = HeroListInteractor(worker: OneHeroWorkerStub(hero: nobody))
    sut.presenter = presenter
    await sut.load(request: HeroList.Load.Request()).value

    // When
    sut.select(request: HeroList.Select.Request(row: 0))

    // Then
    XCTAssertEqual(
      sut.selectedHero, nobody,
      "row 0 exists, although its hero has no name and no summary: keep the hero"
    )
    XCTAssertEqual(
      presenter.selectResponses, [.init()],
      "row 0 exists, although its hero has no name and no summary: present the selection"
    )
  }

  func testTheHeroIsKeptNotTheRow() async {
    // Given
    await loadNamesakes()
    sut.select(request: HeroList.Select.Request(row: 0))

    // When: the heroes come again, the other way round
    await sut.load(request: HeroList.Load.Request()).value

    // Then
    XCTAssertNotEqual(
      sut.selectedHero, .namesake,
      "another hero is in row 0 by now, whom nobody tapped: keep the hero, not the row"
    )
  }

  func testARowThatDoesNotExistSelectsNothing() async {
    // When
    sut.select(request: HeroList.Select.Request(row: 2))

    // Then
    XCTAssertNil(
      sut.selectedHero, "there are two rows, 0 and 1: row 2 selects no hero"
    )
  }

  func testANegativeRowIsNoRowEither() async {
    // When
    sut.select(request: HeroList.Select.Request(row: 0))
    sut.select(request: HeroList.Select.Request(row: -1))

    // Then
    XCTAssertEqual(
      sut.selectedHero, .nova,
      "row -1 does not exist: it changes nothing, row 0 stays selected")
    XCTAssertEqual(
      presenter.selectResponses, [.init()],
      "row -1 does not exist: present nothing for it")
  }

  func testARowThatDoesNotExistIsNotPresented() async {
    // When
    sut.select(request: HeroList.Select.Request(row: 2))

    // Then
    XCTAssertEqual(
      presenter.selectResponses, [],
      "there are two rows, 0 and 1: for row 2 there is nothing to present")
  }

  func testBeforeTheHeroesComeThereIsNoRow() async {
    // Given: a list that nobody has loaded
    sut = HeroListInteractor(worker: HeroesWorkerStub())
    sut.presenter = presenter

    // When
    sut.select(request: HeroList.Select.Request(row: 0))

    // Then
    XCTAssertNil(
      sut.selectedHero,
      "nothing is loaded yet, so there is no row 0: it selects no hero")
    XCTAssertEqual(
      presenter.selectResponses, [],
      "nothing is loaded yet, so there is no row 0: present nothing for it")
  }

  func testAfterAFailedLoadTheRowsAreGone() async {
    // Given: two heroes, of whom one was tapped, and then a load that fails
    sut = HeroListInteractor(worker: FailingWorkerStub())
    sut.presenter = presenter
    await sut.load(request: HeroList.Load.Request()).value
    sut.select(request: HeroList.Select.Request(row: 0))
    await sut.load(request: HeroList.Load.Request()).value
    let selected = sut.selectedHero
    let presented = presenter.selectResponses

    // When
    sut.select(request: HeroList.Select.Request(row: 1))

    // Then
    XCTAssertEqual(
      sut.selectedHero, selected,
      "the last load failed and left no heroes, so there is no row 1: look in heroes as they are now, and change nothing"
    )
    XCTAssertEqual(
      presenter.selectResponses, presented,
      "the last load failed and left no heroes, so there is no row 1: present nothing for it"
    )
  }

  private func loadNamesakes() async {
    sut = HeroListInteractor(worker: NamesakesWorkerStub())
    await sut.load(request: HeroList.Load.Request()).value
  }
}
