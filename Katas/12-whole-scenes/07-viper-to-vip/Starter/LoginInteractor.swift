// VIPER
@MainActor
protocol LoginInteractorInput {
  func logIn(email: String, password: String) -> Task<Void, Never>
}

// VIP
@MainActor
protocol LoginBusinessLogic {
  @discardableResult
  func authenticate(request: Login.Authenticate.Request) -> Task<
    Void, Never
  >
}

@MainActor
final class LoginInteractor {
  // VIPER
  weak var output: (any LoginInteractorOutput)?

  // VIP
  var presenter: (any LoginPresentationLogic)?

  private let worker: any LoginWorkerLogic

  init(worker: any LoginWorkerLogic) {
    self.worker = worker
  }
}

// VIPER
extension LoginInteractor: LoginInteractorInput {
  func logIn(email: String, password: String) -> Task<Void, Never> {
    Task {
      do {
        let user = try await worker.authenticate(
          email: email, password: password)
        output?.didLogIn(user)
      } catch {
        output?.didFail(error as? LoginError ?? .unknown)
      }
    }
  }
}

// VIP
extension LoginInteractor: LoginBusinessLogic {
  @discardableResult
  func authenticate(request: Login.Authenticate.Request) -> Task<
    Void, Never
  > {
    // TODO: Refuse what is empty. Present loading, ask the worker, present its outcome.
    return Task {}
  }
}
