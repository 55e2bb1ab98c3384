@MainActor
protocol LoginBusinessLogic {
  @discardableResult func authenticate(request: Login.Authenticate.Request)
    -> Task<Void, Never>
}

/// The rules of the login.
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
    Task {
      guard !request.email.isEmpty else {
        return present(.failure(.emptyEmail))
      }
      guard !request.password.isEmpty else {
        return present(.failure(.emptyPassword))
      }
      presenter?.presentLoading(response: .init(isLoading: true))
      do {
        let user = try await worker.authenticate(
          email: request.email, password: request.password)
        present(.success(user))
        presenter?.presentLoading(response: .init(isLoading: false))
      } catch let error as LoginError {
        present(.failure(error))
        presenter?.presentLoading(response: .init(isLoading: false))
      } catch {
        present(.failure(.unknown))
      }
    }
  }

  private func present(_ result: Result<User, LoginError>) {
    presenter?.presentAuthentication(response: .init(result: result))
  }
}
