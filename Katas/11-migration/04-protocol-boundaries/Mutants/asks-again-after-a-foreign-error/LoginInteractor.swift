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
      defer { presenter?.presentLoading(response: .init(isLoading: false)) }
      do {
        let user = try await worker.authenticate(
          email: request.email, password: request.password)
        present(.success(user))
      } catch let error as LoginError {
        present(.failure(error))
      } catch {
        if let user = try? await worker.authenticate(
          email: request.email, password: request.password)
        {
          present(.success(user))
          return
        }
        present(.failure(.unknown))
      }
    }
  }

  private func present(_ result: Result<User, LoginError>) {
    presenter?.presentAuthentication(response: .init(result: result))
  }
}
