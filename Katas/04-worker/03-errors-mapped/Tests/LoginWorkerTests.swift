import XCTest

@testable import Login

@MainActor
final class LoginWorkerTests: XCTestCase {
  private let service = ServiceStub()
  private lazy var sut: any LoginWorkerLogic = LoginWorker(service: service)
  private let ada = User(id: "1", name: "Ada")

  func testServiceIsAskedOnceWithTheCredentials() async {
    // When
    _ = answers(to: .success(AuthReply(isAuthorized: true, user: ada)))

    // Then
    XCTAssertEqual(
      service.asked,
      [Credentials(email: "ada@example.com", password: "secret")],
      "ask the service once, with the email and the password you were given"
    )
  }

  func testAuthorizedUserIsTheAnswer() async {
    // When
    let answers = answers(
      to: .success(AuthReply(isAuthorized: true, user: ada)))

    // Then
    XCTAssertEqual(
      answers, [.success(ada)],
      "the service let Ada in: answer once, with her as the success")
  }

  func testRefusalIsInvalidCredentials() async {
    // When
    let answers = answers(
      to: .success(AuthReply(isAuthorized: false, user: nil)))

    // Then
    XCTAssertEqual(
      answers, [.failure(.invalidCredentials)],
      "the service refused: answer once, with .invalidCredentials")
  }

  func testRefusalWithAUserIsARefusalToo() async {
    // When
    let answers = answers(
      to: .success(AuthReply(isAuthorized: false, user: ada)))

    // Then
    XCTAssertEqual(
      answers, [.failure(.invalidCredentials)],
      "the service knows Ada and refused her: answer once, with .invalidCredentials"
    )
  }

  func testReplyWithoutAUserIsUnknown() async {
    // When
    let answers = answers(
      to: .success(AuthReply(isAuthorized: true, user: nil)))

    // Then
    XCTAssertEqual(
      answers, [.failure(.unknown)],
      "authorized, but no user in the reply: answer once, with .unknown")
  }

  func testLoginErrorIsKept() async {
    // When
    let errors: [LoginError] = [
      .invalidCredentials, .offline, .emptyEmail, .emptyPassword, .unknown,
    ]
    let answers = errors.flatMap { self.answers(to: .failure($0)) }

    // Then
    XCTAssertEqual(
      answers, errors.map { .failure($0) },
      "the service failed with a LoginError: answer once, with that error")
  }

  func testTheServiceIsAskedOnceEvenIfItFails() async {
    // When
    _ = answers(to: .failure(ForeignError()))

    // Then
    XCTAssertEqual(
      service.asked.count, 1,
      "the service failed: answer with an error, and do not ask again")
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

  /// What the worker answers when the service replies like this. Each answer is an entry.
  private func answers(to reply: Result<AuthReply, any Error>) -> [Result<
    User, LoginError
  >] {
    var answers: [Result<User, LoginError>] = []
    service.reply = reply
    sut.authenticate(email: "ada@example.com", password: "secret") {
      answers.append($0)
    }
    return answers
  }
}

// MARK: - Stubs

struct Credentials: Equatable {
  let email: String
  let password: String
}

struct ForeignError: Error {}

private final class ServiceStub: AuthService {
  var reply: Result<AuthReply, any Error> = .failure(ForeignError())
  private(set) var asked: [Credentials] = []

  func signIn(
    email: String, password: String,
    completion: @escaping @MainActor (Result<AuthReply, any Error>) -> Void
  ) {
    asked.append(Credentials(email: email, password: password))
    completion(reply)
  }
}
