import Testing

@testable import Scoops

/// Keeps what it is presented as a log that can be read aloud.
private final class ScoopsPresenterSpy: ScoopsPresentationLogic {
  private(set) var log: [String] = []

  func presentAdd(response: Scoops.Add.Response) {
    log.append("\(response.scoops) for $\(response.price)")
  }
}

@MainActor
@Suite struct ScoopsInteractorTests {
  private let presenter = ScoopsPresenterSpy()
  private let sut = ScoopsInteractor()

  init() {
    sut.presenter = presenter
  }

  @Test(arguments: [1, 4])
  func eachScoopIsPresentedWithThePriceSoFar(count: Int) {
    for _ in 1...count { sut.add(request: .init()) }
    #expect(presenter.log == Array(["1 for $2", "2 for $4", "3 for $6", "4 for $6"].prefix(count)))
  }
}
