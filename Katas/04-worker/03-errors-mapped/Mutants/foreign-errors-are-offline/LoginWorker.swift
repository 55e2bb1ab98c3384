import Foundation

@MainActor
protocol LoginWorkerLogic {
  func authenticate(
    email: String, password: String,
    completion: @escaping @MainActor (Result<User, LoginError>) -> Void)
}

final class LoginWorker: LoginWorkerLogic {
  private let service: any AuthService

  init(service: any AuthService) {
    self.service = service
  }

  func authenticate(
    email: String, password: String,
    completion: @escaping @MainActor (Result<User, LoginError>) -> Void
  ) {
    service.signIn(email: email, password: password) { reply in
      completion(Self.answer(to: reply))
    }
  }

  private static func answer(to reply: Result<AuthReply, any Error>)
    -> Result<User, LoginError>
  {
    switch reply {
    case .success(let reply):
      guard reply.isAuthorized else { return .failure(.invalidCredentials) }
      guard let user = reply.user else { return .failure(.unknown) }
      return .success(user)
    case .failure(let error):
      return .failure(loginError(for: error))
    }
  }

  private static func loginError(for error: any Error) -> LoginError {
    switch error {
    case let error as LoginError: error
    case URLError.notConnectedToInternet, URLError.networkConnectionLost:
      .offline
    default: .offline
    }
  }
}
