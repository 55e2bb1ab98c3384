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
      do {
        let reply = try reply.get()
        if !reply.isAuthorized {
          completion(.failure(.invalidCredentials))
        } else if let user = reply.user {
          completion(.success(user))
        } else {
          completion(.failure(.unknown))
        }
      } catch let error as LoginError {
        completion(.failure(error))
      } catch let error as URLError where Self.offlineCodes.contains(error.code) {
        completion(.failure(.offline))
      } catch {
        completion(.failure(.unknown))
      }
    }
  }

  private static let offlineCodes: Set<URLError.Code> = [
    .notConnectedToInternet, .networkConnectionLost,
  ]
}
