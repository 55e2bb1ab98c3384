@MainActor
protocol LoginBusinessLogic {
  @discardableResult
  func authenticate(request: Login.Authenticate.Request) -> Task<
    Void, Never
  >
  func validate(request: Login.Validate.Request)
}

@MainActor
protocol LoginDataStore: AnyObject {
  var user: User? { get set }
}

final class LoginInteractor: LoginBusinessLogic, LoginDataStore {
  var presenter: (any LoginPresentationLogic)?
  var user: User?

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
    Task {
      let result = await outcome(of: request)
      user = try? result.get()
      presenter?.presentAuthentication(response: .init(result: result))
    }
  }

  func validate(request: Login.Validate.Request) {
    let response = Login.Validate.Response(
      isEmailValid: validator.isValid(email: request.email),
      isPasswordValid: validator.isValid(password: request.password))
    presenter?.presentValidation(response: response)
  }

  private func outcome(of request: Login.Authenticate.Request) async
    -> Result<User, LoginError>
  {
    guard !request.email.isEmpty else { return .failure(.emptyEmail) }
    guard !request.password.isEmpty else { return .failure(.emptyPassword) }
    presenter?.presentLoading(response: .init(isLoading: true))
    defer { presenter?.presentLoading(response: .init(isLoading: false)) }
    do {
      let user = try await worker.authenticate(
        email: request.email, password: request.password)
      return .success(user)
    } catch {
      return .failure(error as? LoginError ?? .unknown)
    }
  }
}
