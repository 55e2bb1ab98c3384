import XCTest

@testable import Login

/// One spy at both ends of the interactor: what goes in and out of it, as a log.
private final class LoginSpy: LoginPresentationLogic, LoginWorkerLogic {
  private(set) var log: [String] = []
  private(set) var completion: (@MainActor (Result<User, LoginError>) -> Void)?

  func presentAuthentication(response: Login.Authenticate.Response) {
    switch response.result {
    case .success(let user): log.append("presented \(user.name), \(user.id)")
    case .failure(let error): log.append("presented \(error)")
    }
  }

  func authenticate(
    email: String, password: String,
    completion: @escaping @MainActor (Result<User, LoginError>) -> Void
  ) {
    log.append("asked about \(email) with \(password)")
    self.completion = completion
  }
}

@MainActor
final class LoginInteractorTests: XCTestCase {
  func testUserComesThrough() async {
    let log = log(email: "ada@example.com", password: "secret", answer: .success(.ada))
    XCTAssertEqual(log, ["asked about ada@example.com with secret", "presented Ada, 1"])
  }

  func testErrorComesThrough() async {
    let log = log(email: "ada@example.com", password: "secret", answer: .failure(.offline))
    XCTAssertEqual(log, ["asked about ada@example.com with secret", "presented offline"])
  }

  func testEmptyFieldsAreRefused() async {
    XCTAssertEqual(log(email: "", password: "secret"), ["presented emptyEmail"])
    XCTAssertEqual(log(email: "ada@example.com", password: ""), ["presented emptyPassword"])
    XCTAssertEqual(log(email: "", password: ""), ["presented emptyEmail"])
  }

  private func log(
    email: String, password: String, answer: Result<User, LoginError> = .success(.ada)
  ) -> [String] {
    let spy = LoginSpy()
    let sut = LoginInteractor(worker: spy)
    sut.presenter = spy
    sut.authenticate(request: .init(email: email, password: password))
    spy.completion?(answer)
    return spy.log
  }
}

extension User {
  fileprivate static let ada = User(id: "1", name: "Ada")
}
