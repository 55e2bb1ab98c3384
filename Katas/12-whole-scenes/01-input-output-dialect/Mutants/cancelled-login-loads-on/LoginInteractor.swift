/// What the interactor can be asked for.
typealias LoginInteractorInput = LoginViewControllerOutput

/// What the interactor has found out.
@MainActor
protocol LoginInteractorOutput {
  func presentAuthentication(response: Login.Authenticate.Response)
  func presentLoading(response: Login.Loading.Response)
}

final class LoginInteractor: LoginInteractorInput {
  var presenter: (any LoginInteractorOutput)?

  private let worker: any LoginWorkerLogic

  init(worker: any LoginWorkerLogic) {
    self.worker = worker
  }

  @discardableResult
  func authenticate(request: Login.Authenticate.Request) -> Task<
    Void, Never
  > {
    Task {
      presenter?.presentLoading(response: .init(isLoading: true))
      presenter?.presentAuthentication(
        response: .init(result: await answer(to: request)))
      if !Task.isCancelled {
        presenter?.presentLoading(response: .init(isLoading: false))
      }
    }
  }

  private func answer(to request: Login.Authenticate.Request) async
    -> Result<User, LoginError>
  {
    guard !request.email.isEmpty else { return .failure(.emptyEmail) }
    guard !request.password.isEmpty else { return .failure(.emptyPassword) }
    do {
      let user = try await worker.authenticate(
        email: request.email, password: request.password)
      return .success(user)
    } catch {
      return .failure(error as? LoginError ?? .unknown)
    }
  }
}
