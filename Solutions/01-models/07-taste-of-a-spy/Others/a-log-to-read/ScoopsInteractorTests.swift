import Testing

@testable import Scoops

/// Stands in for the presenter, and keeps what it is presented as a log.
private final class ScoopsPresenterSpy: ScoopsPresentationLogic {
  private(set) var log: [String] = []

  func presentAdd(response: Scoops.Add.Response) {
    log.append("\(response.scoops) for $\(response.price)")
  }
}

@MainActor
struct ScoopsInteractorTests {
  private let sut = ScoopsInteractor()
  private let presenter = ScoopsPresenterSpy()

  init() {
    sut.presenter = presenter
  }

  @Test(arguments: [1, 4])
  func eachScoopIsPresentedWithThePriceSoFar(count: Int) {
    for _ in 1...count { sut.add(request: .init()) }

    let all = ["1 for $2", "2 for $4", "3 for $6", "4 for $6"]
    #expect(presenter.log == Array(all.prefix(count)))
  }
}
