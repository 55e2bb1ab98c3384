import XCTest

@testable import Login

@MainActor
final class LoginInteractorTests: XCTestCase {
  private let ada = User(id: "1", name: "Ada")

  func testSuccess() async {
    let events = await events { [ada] in ada }
    XCTAssertEqual(outcomes(of: events), [.presentAuthentication(.init(result: .success(ada)))])
    XCTAssertEqual(events.count, 3)
    XCTAssertEqual(events.first, .presentLoading(true))
  }

  func testErrorOfTheLogin() async {
    let events = await events { throw LoginError.offline }
    XCTAssertEqual(
      events,
      [
        .presentLoading(true), .presentAuthentication(.init(result: .failure(.offline))),
        .presentLoading(false),
      ])
  }

  func testForeignError() async {
    let events = await events { throw CancellationError() }
    XCTAssertEqual(
      outcomes(of: events), [.presentAuthentication(.init(result: .failure(.unknown)))])
    XCTAssertEqual(events.count, 3)
  }

  func testRefusal() async {
    let events = await events(email: "") { [ada] in ada }
    XCTAssertEqual(events, [.presentAuthentication(.init(result: .failure(.emptyEmail)))])
    let others = await self.events(password: "") { [ada] in ada }
    XCTAssertEqual(others, [.presentAuthentication(.init(result: .failure(.emptyPassword)))])
  }

  private func events(
    email: String = "ada@example.com", password: String = "secret",
    answer: @escaping @Sendable () throws -> User
  ) async -> [LoginSpy.Event] {
    let presenter = LoginSpy()
    let sut = LoginInteractor(worker: LoginWorkerStub(answer: answer))
    sut.presenter = presenter
    await sut.authenticate(request: .init(email: email, password: password)).value
    return presenter.events
  }

  private func outcomes(of events: [LoginSpy.Event]) -> [LoginSpy.Event] {
    events.filter { $0 != .presentLoading(true) && $0 != .presentLoading(false) }
  }
}
