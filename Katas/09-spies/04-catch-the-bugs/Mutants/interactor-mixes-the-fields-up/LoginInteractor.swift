@MainActor
protocol LoginBusinessLogic {
  @discardableResult
  func authenticate(request: Login.Authenticate.Request) -> Task<
    Void, Never
  >
  func validate(request: Login.Validate.Request)
}

/// What this scene keeps for others. The router reads it.
@MainActor
protocol LoginDataStore: AnyObject {
  var user: User? { get set }
}

final class LoginInteractor: LoginBusinessLogic, LoginDataStore {
  var user: User?
  var presenter: (any LoginPresentationLogic)?
  private let worker: any LoginWorkerLogic
  private let validator: any CredentialValidating

  init(worker: any LoginWorkerLogic, validator: any CredentialValidating) {
    self.worker = worker
    self.validator = validator
  }

  @discardableResult
  func authenticate(request: Login.Authenticate.Request) -> Task<
    Void, Never
  > {
    if let error = refusal(of: request) {
      finish(with: .failure(error))
      return Task {}
    }
    present(isLoading: true)
    return Task {
      defer { present(isLoading: false) }
      do {
        let user = try await worker.authenticate(
          email: request.email, password: request.password)
        finish(with: .success(user))
      } catch {
        finish(with: .failure(error as? LoginError ?? .unknown))
      }
    }
  }

  func validate(request: Login.Validate.Request) {
    presenter?.presentValidation(
      response: Login.Validate.Response(
        isEmailValid: validator.isValid(email: request.password),
        isPasswordValid: validator.isValid(password: request.email)))
  }

  private func refusal(of request: Login.Authenticate.Request)
    -> LoginError?
  {
    if request.email.isEmpty { return .emptyEmail }
    if request.password.isEmpty { return .emptyPassword }
    return nil
  }

  private func finish(with result: Result<User, LoginError>) {
    user = try? result.get()
    presenter?.presentAuthentication(
      response: Login.Authenticate.Response(result: result))
  }

  private func present(isLoading: Bool) {
    presenter?.presentLoading(
      response: Login.Loading.Response(isLoading: isLoading))
  }
}
