@MainActor
protocol LoginBusinessLogic {
  @discardableResult
  func authenticate(request: Login.Authenticate.Request) -> Task<Void, Never>
  func validate(request: Login.Validate.Request)
}

@MainActor
protocol LoginDataStore: AnyObject {
  var user: User? { get set }
}

final class LoginInteractor: LoginBusinessLogic, LoginDataStore {
  var presenter: (any LoginPresentationLogic)?
  var user: User?
  private let service: any LoginWorkerLogic
  private let rules: any CredentialValidating

  init(worker: any LoginWorkerLogic, validator: any CredentialValidating) {
    service = worker
    rules = validator
  }

  @discardableResult
  func authenticate(request: Login.Authenticate.Request) -> Task<Void, Never> {
    Task { await answer(request) }
  }

  func validate(request: Login.Validate.Request) {
    let isPasswordValid = rules.isValid(password: request.password)
    let isEmailValid = rules.isValid(email: request.email)
    presenter?.presentValidation(
      response: .init(isEmailValid: isEmailValid, isPasswordValid: isPasswordValid))
  }

  private func answer(_ request: Login.Authenticate.Request) async {
    user = nil
    guard !request.email.isEmpty else { return finish(.failure(.emptyEmail)) }
    guard !request.password.isEmpty else { return finish(.failure(.emptyPassword)) }

    presenter?.presentLoading(response: .init(isLoading: true))
    let result = await ask(email: request.email, password: request.password)
    presenter?.presentLoading(response: .init(isLoading: false))
    finish(result)
  }

  private func ask(email: String, password: String) async -> Result<User, LoginError> {
    do {
      return .success(try await service.authenticate(email: email, password: password))
    } catch let error as LoginError {
      return .failure(error)
    } catch {
      return .failure(.unknown)
    }
  }

  private func finish(_ result: Result<User, LoginError>) {
    user = try? result.get()
    presenter?.presentAuthentication(response: .init(result: result))
  }
}
