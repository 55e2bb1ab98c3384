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
    if request.email.isEmpty {
      present(.failure(.emptyEmail))
    }
    if request.password.isEmpty {
      present(.failure(.emptyPassword))
    }
    guard !request.email.isEmpty, !request.password.isEmpty else { return }
    worker.authenticate(email: request.email, password: request.password) {
      _ in
    }
  }

  private func present(_ result: Result<User, LoginError>) {
    presenter?.presentAuthentication(
      response: Login.Authenticate.Response(result: result))
  }
}
