@MainActor
protocol LoginBusinessLogic {
  @discardableResult
  func authenticate(request: Login.Authenticate.Request) -> Task<
    Void, Never
  >
  func validate(request: Login.Validate.Request)
}

final class LoginInteractor: LoginBusinessLogic {
  var presenter: (any LoginPresentationLogic)?
  private var hasFailed = false
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
      present(.failure(error))
      return Task {}
    }
    present(isLoading: true)
    return Task {
      defer { present(isLoading: false) }
      do {
        let user = try await worker.authenticate(
          email: request.email, password: request.password)
        present(.success(user))
      } catch {
        hasFailed = true
        present(.failure(error as? LoginError ?? .unknown))
      }
    }
  }

  func validate(request: Login.Validate.Request) {
    guard !hasFailed else { return }
    presenter?.presentValidation(
      response: Login.Validate.Response(
        isEmailValid: validator.isValid(email: request.email),
        isPasswordValid: validator.isValid(password: request.password)))
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
