@MainActor
final class LoginInteractor {
  weak var presenter: LoginViewModel?
  private let service: any LoginWorkerLogic

  init(worker: any LoginWorkerLogic) {
    service = worker
  }

  @discardableResult
  func authenticate(request: Login.Authenticate.Request) -> Task<Void, Never> {
    if let refusal = refusal(of: request) {
      presenter?.presentAuthentication(response: .init(result: .failure(refusal)))
      return Task {}
    }
    presenter?.presentLoading(response: .init(isLoading: true))
    return Task {
      let result = await answer(to: request)
      presenter?.presentLoading(response: .init(isLoading: false))
      presenter?.presentAuthentication(response: .init(result: result))
    }
  }

  private func refusal(of request: Login.Authenticate.Request) -> LoginError? {
    if request.email.isEmpty { return .emptyEmail }
    return request.password.isEmpty ? .emptyPassword : nil
  }

  private func answer(
    to request: Login.Authenticate.Request
  ) async -> Result<User, LoginError> {
    do {
      return .success(
        try await service.authenticate(email: request.email, password: request.password))
    } catch {
      return .failure(error as? LoginError ?? .unknown)
    }
  }
}
