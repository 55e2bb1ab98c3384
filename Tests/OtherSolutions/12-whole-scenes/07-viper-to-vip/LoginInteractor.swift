@MainActor
protocol LoginBusinessLogic {
  @discardableResult
  func authenticate(request: Login.Authenticate.Request) -> Task<Void, Never>
}

final class LoginInteractor: LoginBusinessLogic {
  var presenter: (any LoginPresentationLogic)?

  private let worker: any LoginWorkerLogic

  init(worker: any LoginWorkerLogic) {
    self.worker = worker
  }

  @discardableResult
  func authenticate(request: Login.Authenticate.Request) -> Task<Void, Never> {
    if let error = refusal(of: request) {
      present(.failure(error))
      return Task {}
    }
    return Task {
      present(isLoading: true)
      present(await answer(to: request))
      present(isLoading: false)
    }
  }

  private func answer(to request: Login.Authenticate.Request) async -> Result<User, LoginError> {
    do {
      return .success(
        try await worker.authenticate(email: request.email, password: request.password))
    } catch let error as LoginError {
      return .failure(error)
    } catch {
      return .failure(.unknown)
    }
  }

  private func refusal(of request: Login.Authenticate.Request) -> LoginError? {
    if request.email.isEmpty { return .emptyEmail }
    if request.password.isEmpty { return .emptyPassword }
    return nil
  }

  private func present(_ result: Result<User, LoginError>) {
    presenter?.presentAuthentication(response: Login.Authenticate.Response(result: result))
  }

  private func present(isLoading: Bool) {
    presenter?.presentLoading(response: Login.Loading.Response(isLoading: isLoading))
  }
}
