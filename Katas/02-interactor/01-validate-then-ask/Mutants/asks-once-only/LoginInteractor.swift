@MainActor
protocol LoginBusinessLogic {
  func authenticate(request: Login.Authenticate.Request)
}

final class LoginInteractor: LoginBusinessLogic {
  var presenter: (any LoginPresentationLogic)?
  private let worker: any LoginWorkerLogic
  private var last: Login.Authenticate.Request?

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
    guard last != request else { return }
    last = request
    worker.authenticate(email: request.email, password: request.password) {
      _ in
    }
  }

  private func present(_ result: Result<User, LoginError>) {
    presenter?.presentAuthentication(
      response: Login.Authenticate.Response(result: result))
  }
}
