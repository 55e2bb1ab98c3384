import XCTest

@testable import Scoops

/// A shop that takes its time: meanwhile more is ordered, or somebody leaves.
@MainActor
final class ScoopsWorkerWaitingTests: XCTestCase {
  private let service = SlowServiceStub()
  private let mint = IceCream(cone: "Waffle", flavor: "Mint")
  private let lemon = IceCream(cone: "Cup", flavor: "Lemon")

  func testEachOrderGetsItsOwnAnswer() async {
    // Given
    let sut: any ScoopsWorkerLogic = ScoopsWorker(service: service)
    var answers: [String: [Result<IceCream, ScoopsError>]] = [:]
    sut.make(cone: mint.cone, flavor: mint.flavor) {
      answers["Mint", default: []].append($0)
    }
    sut.make(cone: lemon.cone, flavor: lemon.flavor) {
      answers["Lemon", default: []].append($0)
    }
    sut.make(cone: mint.cone, flavor: mint.flavor) {
      answers["Mint again", default: []].append($0)
    }

    // When
    service.reply(to: 1, iceCream: lemon)
    service.reply(to: 0, iceCream: mint)
    service.reply(to: 2, iceCream: mint)

    // Then
    XCTAssertEqual(
      answers,
      [
        "Mint": [.success(mint)], "Lemon": [.success(lemon)],
        "Mint again": [.success(mint)],
      ],
      "three orders at a time get three replies: answer each order once, with its own reply"
    )
  }

  func testTheAnswerComesEvenIfNobodyHoldsTheWorker() async {
    // Given
    var answers: [Result<IceCream, ScoopsError>] = []
    do {
      let sut: any ScoopsWorkerLogic = ScoopsWorker(service: service)
      sut.make(cone: mint.cone, flavor: mint.flavor) { answers.append($0) }
    }

    // When
    service.reply(to: 0, iceCream: mint)

    // Then
    XCTAssertEqual(
      answers, [.success(mint)],
      "the worker answers on every path, even if nobody holds it any more: a weak self leaves one path without an answer"
    )
  }
}

// MARK: - Stubs

/// Keeps what is to be called until the test says the reply.
private final class SlowServiceStub: ShopService {
  typealias Completion = @MainActor (Result<ShopReply, any Error>) -> Void
  private var waiting: [Completion] = []

  func make(
    cone: String, flavor: String, completion: @escaping Completion
  ) {
    waiting.append(completion)
  }

  /// - Parameter order: the first one is 0.
  func reply(to order: Int, iceCream: IceCream) {
    guard waiting.indices.contains(order) else { return }
    waiting[order](
      .success(ShopReply(isSoldOut: false, iceCream: iceCream)))
  }
}
