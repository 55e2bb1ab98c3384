@MainActor
protocol LoginBusinessLogic {
  @discardableResult
  func authenticate(request: Login.Authenticate.Request) -> Task<
    Void, Never
  >
}

final class LoginInteractor: LoginBusinessLogic {
  var presenter: (any LoginPresentationLogic)?
  private let worker: any LoginWorkerLogic

  init(worker: any LoginWorkerLogic) {
    self.worker = worker
  }

  @discardableResult
  func authenticate(request: Login.Authenticate.Request) -> Task<
    Void, Never
  > {
    if let error = refusal(of: request) {
      present(.failure(error))
      return Task {}
    }
    present(isLoading: true)
    return Task {
      do {
        let user = try await worker.authenticate(
          email: request.email, password: request.password)
        present(.success(user))
        present(isLoading: false)
        try? await Task.sleep(for: .milliseconds(500))
        present(.success(user))
      } catch {
        present(.failure(error as? LoginError ?? .unknown))
        present(isLoading: false)
      }
    }
  }

  private func refusal(of request: Login.Authenticate.Request)
    -> LoginError?
  {
    if request.email.isEmpty { return .emptyEmail }
    if request.password.isEmpty { return .emptyPassword }
    return nil
  }

  private func present(_ result: Result<User, LoginError>) {
    presenter?.presentAuthentication(
      response: Login.Authenticate.Response(result: result))
  }

  private func present(isLoading: Bool) {
    presenter?.presentLoading(
      response: Login.Loading.Response(isLoading: isLoading))
  }
}
