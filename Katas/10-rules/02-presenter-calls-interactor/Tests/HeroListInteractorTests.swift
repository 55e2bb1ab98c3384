import XCTest

@testable import Heroes

@MainActor
final class HeroListInteractorTests: XCTestCase {
  private let presenter = PresenterSpy()
  private let worker = WorkerStub()
  private lazy var sut = HeroListInteractor(worker: worker)

  override func setUp() async throws {
    sut.presenter = presenter
  }

  func testASecondAskComesAfterAFailure() async {
    // Given
    worker.answers = [.failure(.unavailable), .success([.nova])]

    // When
    await sut.load(request: .init()).value

    // Then
    XCTAssertEqual(
      presenter.responses, [.init(result: .success([.nova]))],
      "the first try failed: let the interactor ask the worker again before it presents"
    )
  }

  func testTwoFailuresArePresentedAsOne() async {
    // Given
    worker.answers = [
      .failure(.unavailable), .failure(.unavailable), .success([.nova]),
    ]

    // When
    await sut.load(request: .init()).value

    // Then
    XCTAssertEqual(
      presenter.responses, [.init(result: .failure(.unavailable))],
      "both tries failed: present one failure, after the second one")
    XCTAssertEqual(worker.asked, 2, "ask the worker twice at most")
  }

  func testASuccessIsAskedForOnce() async {
    // Given
    worker.answers = [.success([.nova]), .success([])]

    // When
    await sut.load(request: .init()).value

    // Then
    XCTAssertEqual(
      worker.asked, 1, "the first try succeeded: do not ask again")
  }

  func testAnEmptyListIsASuccess() async {
    // Given
    worker.answers = [.success([]), .success([.nova])]

    // When
    await sut.load(request: .init()).value

    // Then
    XCTAssertEqual(
      presenter.responses, [.init(result: .success([]))],
      "an empty list is an answer: only after a failure ask again")
  }

  func testEachLoadHasASecondAskOfItsOwn() async {
    // Given
    worker.answers = [
      .failure(.unavailable), .success([]), .failure(.unavailable),
      .success([.nova]),
    ]
    await sut.load(request: .init()).value

    // When
    await sut.load(request: .init()).value

    // Then
    XCTAssertEqual(
      presenter.responses.last, .init(result: .success([.nova])),
      "the second load gave up after its first try: count from zero in each load"
    )
  }

  func testTwoLoadsAtOnceEachHaveASecondAsk() async {
    // Given
    worker.answers = [
      .failure(.unavailable), .failure(.unavailable), .success([.nova]),
      .success([.nova]),
    ]
    worker.takesTurns = true

    // When
    let first = sut.load(request: .init())
    let second = sut.load(request: .init())
    await first.value
    await second.value

    // Then
    XCTAssertEqual(
      presenter.responses,
      [
        .init(result: .success([.nova])), .init(result: .success([.nova])),
      ],
      "two loads ran at once: each asks again after a failure of its own, and presents one response"
    )
  }

  func testAFailureAfterASuccessIsPresented() async {
    // Given: two answers more than are needed
    worker.answers = [
      .success([.nova]), .failure(.unavailable), .failure(.unavailable),
      .success([.nova]), .success([.nova]),
    ]
    await sut.load(request: .init()).value

    // When
    await sut.load(request: .init()).value

    // Then
    XCTAssertEqual(
      presenter.responses.last, .init(result: .failure(.unavailable)),
      "the second load failed twice and hid it: present what this load found, not the last one"
    )
  }

  func testASecondAskComesAfterAnyError() async {
    // Given
    worker.unknownErrors = 1
    worker.answers = [.success([.nova])]

    // When
    await sut.load(request: .init()).value

    // Then
    XCTAssertEqual(
      presenter.responses, [.init(result: .success([.nova]))],
      "the worker failed with an error that is no HeroesError: a failure, too, so ask again"
    )
  }
}

// MARK: - Spies and stubs

extension Hero {
  fileprivate static let nova = Hero(
    id: 1, name: "Nova", summary: "", artwork: nil)
}

private final class PresenterSpy: HeroListPresentationLogic {
  private(set) var responses: [HeroList.Load.Response] = []

  func presentLoad(response: HeroList.Load.Response) {
    responses.append(response)
  }
}

/// Gives one answer after the other, each a moment later, and counts how often it was asked.
@MainActor
private final class WorkerStub: HeroesWorkerLogic {
  struct UnknownError: Error {}

  var unknownErrors = 0
  var answers: [Result<[Hero], HeroesError>] = []
  /// Whether it answers, the last time apart, only when it was asked again or a second is over.
  var takesTurns = false
  private(set) var asked = 0

  func heroes() async throws -> [Hero] {
    asked += 1
    let isUnknown = unknownErrors > 0
    if isUnknown { unknownErrors -= 1 }
    let answer = isUnknown ? nil : answers.removeFirst()
    let number = asked
    let end = Date(
      timeIntervalSinceNow: takesTurns && !answers.isEmpty ? 1 : 0)
    while asked == number, Date.now < end { await Task.yield() }
    for _ in 1...3 { await Task.yield() }
    guard let answer else { throw UnknownError() }
    return try answer.get()
  }
}
