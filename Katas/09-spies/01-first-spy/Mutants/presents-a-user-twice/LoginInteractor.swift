@MainActor
protocol LoginBusinessLogic {
  func authenticate(request: Login.Authenticate.Request)
}

final class LoginInteractor: LoginBusinessLogic {
  var presenter: (any LoginPresentationLogic)?
  private let worker: any LoginWorkerLogic

  init(worker: any LoginWorkerLogic) {
    self.worker = worker
  }

  func authenticate(request: Login.Authenticate.Request) {
    guard !request.email.isEmpty else {
      present(.failure(.emptyEmail))
      return
    }
    guard !request.password.isEmpty else {
      present(.failure(.emptyPassword))
      return
    }
    worker.authenticate(email: request.email, password: request.password) {
      [weak self] result in
      self?.present(result)
      if case .success = result { self?.present(result) }
    }
  }

  private func present(_ result: Result<User, LoginError>) {
    presenter?.presentAuthentication(
      response: Login.Authenticate.Response(result: result))
  }
}
