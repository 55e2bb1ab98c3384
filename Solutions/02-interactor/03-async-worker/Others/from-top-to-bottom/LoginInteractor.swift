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
    Task { await answer(request) }
  }

  private func answer(_ request: Login.Authenticate.Request) async {
    guard !request.email.isEmpty else {
      return present(.failure(.emptyEmail))
    }
    guard !request.password.isEmpty else {
      return present(.failure(.emptyPassword))
    }
    present(isLoading: true)
    let result = await result(of: request)
    present(isLoading: false)
    present(result)
  }

  private func result(
    of request: Login.Authenticate.Request
  ) async -> Result<User, LoginError> {
    do {
      return .success(
        try await worker.authenticate(
          email: request.email, password: request.password))
    } catch {
      return .failure(error as? LoginError ?? .unknown)
    }
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
