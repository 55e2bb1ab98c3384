@testable import Login

extension User {
  static let ada = User(id: "1", name: "Ada")
}

struct WorkerStub: LoginWorkerLogic {
  var answer: Result<User, any Error> = .success(.ada)

  func authenticate(email: String, password: String) async throws -> User {
    try answer.get()
  }
}

/// Notes whom it was asked for.
@MainActor
final class WorkerSpy: LoginWorkerLogic {
  private let answer: Result<User, any Error>
  private(set) var asked: [Login.Authenticate.Request] = []

  init(answer: Result<User, any Error> = .success(.ada)) {
    self.answer = answer
  }

  func authenticate(email: String, password: String) async throws -> User {
    asked.append(.init(email: email, password: password))
    return try answer.get()
  }
}
