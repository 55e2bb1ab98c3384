@MainActor
protocol LoginBusinessLogic {
  @discardableResult
  func authenticate(request: Login.Authenticate.Request) -> Task<
    Void, Never
  >
  func continueAsGuest(request: Login.ContinueAsGuest.Request)
}

@MainActor
protocol LoginDataStore: AnyObject {
  var user: User? { get set }
}

final class LoginInteractor: LoginBusinessLogic, LoginDataStore {
  var presenter: (any LoginPresentationLogic)?
  var user: User?

  private let worker: any LoginWorkerLogic

  init(worker: any LoginWorkerLogic) {
    self.worker = worker
  }

  @discardableResult
  func authenticate(request: Login.Authenticate.Request) -> Task<
    Void, Never
  > {
    if let error = refusal(of: request) {
      finish(with: .failure(error))
      return Task {}
    }
    return Task {
      do {
        let user = try await worker.authenticate(
          email: request.email, password: request.password)
        finish(with: .success(user))
      } catch {
        finish(with: .failure(error as? LoginError ?? .unknown))
      }
    }
  }

  func continueAsGuest(request: Login.ContinueAsGuest.Request) {
    finish(with: .success(.guest))
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
}
