import XCTest

@testable import Scoops

@MainActor
final class ScoopsWorkerTests: XCTestCase {
  private let service = ServiceStub()
  private lazy var sut: any ScoopsWorkerLogic = ScoopsWorker(
    service: service)
  private let mint = IceCream(cone: "Waffle", flavor: "Mint")

  func testServiceIsAskedOnceWithTheOrder() async {
    // When
    _ = answers(to: .success(.init(isSoldOut: false, iceCream: mint)))

    // Then
    XCTAssertEqual(
      service.asked, [mint],
      "ask the service once and right away, with the given cone and flavor")
  }

  func testTheIceCreamIsTheAnswer() async {
    // When
    let answers = answers(
      to: .success(ShopReply(isSoldOut: false, iceCream: mint)))

    // Then
    XCTAssertEqual(
      answers, [.success(mint)],
      "the shop made an ice cream: answer once, with a success that has it")
  }

  func testSoldOutIsSoldOut() async {
    // When
    let answers = answers(
      to: .success(ShopReply(isSoldOut: true, iceCream: nil)))

    // Then
    XCTAssertEqual(
      answers, [.failure(.soldOut)],
      "the shop has none left: answer once, with .soldOut")
  }

  func testSoldOutWithAnIceCreamIsSoldOutToo() async {
    // When
    let answers = answers(
      to: .success(ShopReply(isSoldOut: true, iceCream: mint)))

    // Then
    XCTAssertEqual(
      answers, [.failure(.soldOut)],
      "the shop repeats the order, and it is sold out: answer once, with .soldOut"
    )
  }

  func testReplyWithoutAnIceCreamIsUnknown() async {
    // When
    let answers = answers(
      to: .success(ShopReply(isSoldOut: false, iceCream: nil)))

    // Then
    XCTAssertEqual(
      answers, [.failure(.unknown)],
      "not sold out, but no ice cream in the reply: answer once, with .unknown"
    )
  }

  func testScoopsErrorIsKept() async {
    // When
    let errors: [ScoopsError] = [.soldOut, .closed, .offline, .unknown]
    let answers = errors.flatMap { self.answers(to: .failure($0)) }

    // Then
    XCTAssertEqual(
      answers, errors.map { .failure($0) },
      "the service failed with a ScoopsError: answer once, with that error")
  }

  func testLostConnectionIsOffline() async {
    // When
    let answers =
      answers(to: .failure(URLError(.notConnectedToInternet)))
      + answers(to: .failure(URLError(.networkConnectionLost)))

    // Then
    XCTAssertEqual(
      answers, [.failure(.offline), .failure(.offline)],
      "both errors mean no connection: answer each once, with .offline")
  }

  func testOtherNetworkErrorIsUnknown() async {
    // When
    let answers = answers(to: .failure(URLError(.badServerResponse)))

    // Then
    XCTAssertEqual(
      answers, [.failure(.unknown)],
      "the server answered, so this is not offline: answer once, with .unknown"
    )
  }

  func testForeignErrorIsUnknown() async {
    // When
    let answers = answers(to: .failure(ForeignError()))

    // Then
    XCTAssertEqual(
      answers, [.failure(.unknown)],
      "the scene does not know this error: answer once, with .unknown")
  }

  func testTheServiceIsAskedOnceEvenIfItFails() async {
    // When
    _ = answers(to: .failure(ForeignError()))

    // Then
    XCTAssertEqual(
      service.asked.count, 1,
      "the service failed: answer with an error, and do not ask again")
  }

  func testTheAnswerIsTheShopsIceCream() async {
    // Given: the shop has the last word on what it made, and on its names
    let made = [
      IceCream(cone: "Cup", flavor: "Lemon"),
      IceCream(cone: " sugar cone", flavor: "dark Chocolate "),
      IceCream(cone: "", flavor: ""),
    ]

    // When
    let answers = made.flatMap {
      self.answers(to: .success(ShopReply(isSoldOut: false, iceCream: $0)))
    }

    // Then
    XCTAssertEqual(
      answers, made.map { .success($0) },
      "answer with the ice cream of the reply, not with what was ordered")
  }

  func testEveryOrderReachesTheShop() async {
    // When
    sut.make(cone: "", flavor: "") { _ in }
    sut.make(cone: " cup", flavor: "lemon ") { _ in }

    // Then
    XCTAssertEqual(
      service.asked,
      [
        IceCream(cone: "", flavor: ""),
        IceCream(cone: " cup", flavor: "lemon "),
      ],
      "a worker neither judges nor mends an order: ask the service for exactly what was ordered"
    )
  }

  func testNothingIsTriedAgain() async {
    // Given
    let errors: [any Error] = [
      URLError(.notConnectedToInternet), URLError(.timedOut),
      ScoopsError.offline, ScoopsError.closed,
    ]
    let replies: [Result<ShopReply, any Error>] =
      errors.map { .failure($0) } + [
        .success(ShopReply(isSoldOut: true, iceCream: nil)),
        .success(ShopReply(isSoldOut: false, iceCream: nil)),
        .success(ShopReply(isSoldOut: false, iceCream: mint)),
        .success(ShopReply(isSoldOut: false, iceCream: mint)),
      ]

    // When
    for reply in replies { _ = answers(to: reply) }

    // Then
    XCTAssertEqual(
      service.asked.count, replies.count,
      "ask the service once for each order, even for the same one again: do not retry, and keep no answer"
    )
  }

  func testOnlyTwoNetworkErrorsAreOffline() async {
    // Given
    let codes: [URLError.Code] = [
      .timedOut, .cannotFindHost, .cannotConnectToHost, .dataNotAllowed,
      .cancelled,
    ]

    // When
    let answers = codes.flatMap { self.answers(to: .failure(URLError($0))) }

    // Then
    XCTAssertEqual(
      answers, codes.map { _ in .failure(.unknown) },
      "only two network errors mean .offline: any other is .unknown")
  }

  func testAForeignErrorWithTheSameNumberIsUnknown() async {
    // Given: no URLError, but the number of notConnectedToInternet
    let error = NSError(
      domain: "Shop", code: URLError.Code.notConnectedToInternet.rawValue)

    // When
    let answers = answers(to: .failure(error))

    // Then
    XCTAssertEqual(
      answers, [.failure(.unknown)],
      "an error's number alone says nothing: only two codes of URLError mean .offline"
    )
  }

  /// What the worker answers when the service replies like this. Each answer is an entry.
  private func answers(to reply: Result<ShopReply, any Error>)
    -> [Result<IceCream, ScoopsError>]
  {
    var answers: [Result<IceCream, ScoopsError>] = []
    service.reply = reply
    sut.make(cone: mint.cone, flavor: mint.flavor) { answers.append($0) }
    return answers
  }
}

// MARK: - Stubs

struct ForeignError: Error {}

private final class ServiceStub: ShopService {
  var reply: Result<ShopReply, any Error> = .failure(ForeignError())
  private(set) var asked: [IceCream] = []

  func make(
    cone: String, flavor: String,
    completion: @escaping @MainActor (Result<ShopReply, any Error>) -> Void
  ) {
    asked.append(IceCream(cone: cone, flavor: flavor))
    completion(reply)
  }
}
