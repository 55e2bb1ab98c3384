import XCTest

@testable import Heroes

@MainActor
final class HeroesWorkerTests: XCTestCase {
  private let cache = CacheSpy()
  private let service = ServiceSpy()
  private lazy var sut: any HeroesWorkerLogic = HeroesWorker(
    cache: cache, service: service)

  func testSavedHeroesAreReturned() async throws {
    // Given
    cache.content = [.ada]

    // When
    let heroes = try await sut.fetchHeroes()

    // Then
    XCTAssertEqual(
      heroes, [.ada], "the given cache has heroes: return those")
    XCTAssertEqual(
      cache.saved, [],
      "these heroes are saved already: save only what was fetched")
  }

  func testServiceIsNotAskedWhenHeroesAreSaved() async throws {
    // Given
    cache.content = [.ada]

    // When
    _ = try await sut.fetchHeroes()

    // Then
    XCTAssertEqual(
      service.asked, 0,
      "the cache has heroes: return them before the service is asked")
  }

  func testEmptyListIsAnAnswerToo() async throws {
    // Given
    cache.content = []
    service.result = .success([.zoe])

    // When
    let heroes = try await sut.fetchHeroes()

    // Then
    XCTAssertEqual(
      heroes, [],
      "a saved empty list is an answer: only nil means that nothing is saved"
    )
  }

  func testServiceIsAskedWhenNothingIsSaved() async throws {
    // Given
    service.result = .success([.zoe])

    // When
    let heroes = try await sut.fetchHeroes()

    // Then
    XCTAssertEqual(
      heroes, [.zoe],
      "nothing is saved: return what the given service fetches")
    XCTAssertEqual(
      service.asked, 1,
      "nothing is saved: ask the given service, and only once")
  }

  func testFetchedHeroesAreSaved() async throws {
    // Given
    service.result = .success([.zoe, .ada])

    // When
    _ = try await sut.fetchHeroes()

    // Then
    XCTAssertEqual(
      cache.saved, [[.zoe, .ada]],
      "save the service's heroes once, in the given cache, before you return them"
    )
  }

  func testFetchedHeroesAreInTheCacheInTheEnd() async throws {
    // Given
    service.result = .success([.zoe, .ada])

    // When: time goes by
    _ = try await sut.fetchHeroes()
    let end = Date(timeIntervalSinceNow: 1)
    while cache.saved.isEmpty, Date.now < end { await Task.yield() }

    // Then
    XCTAssertEqual(
      cache.saved, [[.zoe, .ada]],
      "nobody saves what the service fetched: the next fetch asks it again")
  }

  func testAnEmptyListIsSavedToo() async throws {
    // Given
    service.result = .success([])

    // When
    _ = try await sut.fetchHeroes()

    // Then
    XCTAssertEqual(
      cache.saved, [[]],
      "the service has no heroes: that is an answer, so save it")
  }

  func testAllHeroesAreReturnedAndSavedAsTheyCame() async throws {
    // Given: many heroes in no order, one twice, and one without a name
    let nobody = Hero(id: 0, name: "", summary: "", artwork: nil)
    let fetched = [nobody] + Array(repeating: .zoe, count: 60) + [.ada]
    service.result = .success(fetched)

    // When
    let heroes = try await sut.fetchHeroes()

    // Then
    XCTAssertEqual(
      heroes.map(\.id), fetched.map(\.id),
      "a worker decides nothing: return the service's heroes as they came")
    XCTAssertEqual(
      cache.saved.map { $0.map(\.id) }, [fetched.map(\.id)],
      "a worker decides nothing: save the service's heroes as they came")
  }

  func testNobodyIsAskedBehindTheAnswer() async throws {
    // Given
    cache.content = [.ada]

    // When: the answer is there, and time goes by
    _ = try await sut.fetchHeroes()
    for _ in 1...20 { await Task.yield() }

    // Then
    XCTAssertEqual(
      service.asked, 0,
      "the cache has heroes: do not ask the service, not even afterwards")
  }

  func testTheCacheAloneRemembers() async throws {
    // Given: fetched once, and since then something else was saved
    service.result = .success([.zoe])
    _ = try await sut.fetchHeroes()
    cache.content = [.ada]

    // When
    let heroes = try await sut.fetchHeroes()

    // Then
    XCTAssertEqual(
      heroes, [.ada],
      "the cache is what remembers: ask it each time, and keep no heroes yourself"
    )

    // When: the cache is emptied, and the service has others by now
    cache.content = nil
    service.result = .success([.ada, .zoe])
    let later = try await sut.fetchHeroes()

    // Then
    XCTAssertEqual(
      later, [.ada, .zoe],
      "nothing is saved any more: ask the service again, and keep no heroes yourself"
    )
  }

  func testTheDefaultCacheRemembers() async throws {
    // Given
    let worker = HeroesWorker(service: service)

    // When
    _ = try await worker.fetchHeroes()
    _ = try await worker.fetchHeroes()

    // Then
    XCTAssertEqual(
      service.asked, 1,
      "without a cache given, the default one saves: one cache for all fetches"
    )
  }

  func testErrorOfTheServiceIsThrown() async {
    // Given
    service.result = .failure(NoConnection())

    // When
    do {
      let heroes = try await sut.fetchHeroes()
      XCTFail(
        "the service failed and the worker returned \(heroes): let the error through"
      )
    } catch {
      // Then
      XCTAssertTrue(
        error is NoConnection,
        "the service's own error must arrive, not \(error)")
    }
  }

  func testFailureSavesNothing() async {
    // Given
    service.result = .failure(NoConnection())

    // When
    _ = try? await sut.fetchHeroes()

    // Then
    XCTAssertEqual(
      cache.saved, [], "the service failed: save nothing")
    XCTAssertEqual(
      service.asked, 1,
      "the service failed: let the error through, and do not ask again")
  }

  func testACancellationIsNoAnswer() async {
    // Given
    service.result = .failure(CancellationError())

    // When
    let heroes = try? await sut.fetchHeroes()

    // Then
    XCTAssertNil(
      heroes,
      "the work was cancelled: that is an error like any other, let it through"
    )
    XCTAssertEqual(cache.saved, [], "the work was cancelled: save nothing")
  }

  func testWorkerWorksWithItsDefaults() async throws {
    // When
    let heroes = try await HeroesWorker().fetchHeroes()

    // Then
    XCTAssertEqual(
      heroes, DemoHeroService.heroes,
      "without arguments the worker uses its default services")
  }
}

// MARK: - Spies

struct NoConnection: Error {}

extension Hero {
  fileprivate static let ada = Hero(
    id: 7, name: "Ada", summary: "Counts.", artwork: nil)
  fileprivate static let zoe = Hero(
    id: 8, name: "Zoe", summary: "Paints.", artwork: nil)
}

@MainActor
private final class CacheSpy: HeroCaching {
  var content: [Hero]?
  private(set) var saved: [[Hero]] = []

  func savedHeroes() async -> [Hero]? {
    content
  }

  /// Takes its time, as a disk does, and from then on has these heroes.
  func save(_ heroes: [Hero]) async {
    for _ in 1...5 { await Task.yield() }
    saved.append(heroes)
    content = heroes
  }
}

@MainActor
private final class ServiceSpy: HeroFetching {
  var result: Result<[Hero], any Error> = .success([])
  private(set) var asked = 0

  func fetchHeroes() async throws -> [Hero] {
    asked += 1
    return try result.get()
  }
}
