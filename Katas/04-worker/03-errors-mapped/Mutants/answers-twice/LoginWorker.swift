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
      switch reply {
      case .success(let reply):
        if !reply.isAuthorized {
          completion(.failure(.invalidCredentials))
        }
        if let user = reply.user {
          completion(.success(user))
        } else {
          completion(.failure(.unknown))
        }
      case .failure(let error):
        if let error = error as? LoginError {
          completion(.failure(error))
        }
        if case URLError.notConnectedToInternet = error {
          completion(.failure(.offline))
        }
        if case URLError.networkConnectionLost = error {
          completion(.failure(.offline))
        }
        completion(.failure(.unknown))
      }
    }
  }
}
