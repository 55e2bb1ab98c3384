@MainActor
protocol LoginBusinessLogic: AnyObject {
  @discardableResult
  func authenticate(request: Login.Authenticate.Request) -> Task<
    Void, Never
  >
  func watchConnection(request: Login.WatchConnection.Request)
}

@MainActor
protocol LoginDataStore: AnyObject {
  var user: User? { get set }
}

final class LoginInteractor: LoginBusinessLogic, LoginDataStore {
  var presenter: (any LoginPresentationLogic)?
  var user: User?

  private let worker: any LoginWorkerLogic
  private let connection: any ConnectionWorkerLogic

  init(worker: any LoginWorkerLogic, connection: any ConnectionWorkerLogic)
  {
    self.worker = worker
    self.connection = connection
  }

  @discardableResult
  func authenticate(request: Login.Authenticate.Request) -> Task<
    Void, Never
  > {
    Task {
      do {
        let user = try await worker.authenticate(
          email: request.email, password: request.password)
        self.user = user
        present(.success(user))
      } catch {
        present(.failure(error as? LoginError ?? .unknown))
      }
    }
  }

  func watchConnection(request: Login.WatchConnection.Request) {
    connection.onLoss { [weak self] in
      self?.present(.failure(.offline))
    }
  }

  private func present(_ result: Result<User, LoginError>) {
    presenter?.presentAuthentication(
      response: Login.Authenticate.Response(result: result))
  }
}
