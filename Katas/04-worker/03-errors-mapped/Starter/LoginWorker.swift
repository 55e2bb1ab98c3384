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
    // TODO: Ask the service, and answer once with a user or a LoginError.
  }
}
