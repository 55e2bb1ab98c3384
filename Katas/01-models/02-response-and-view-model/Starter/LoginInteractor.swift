@MainActor
protocol LoginBusinessLogic {
  func authenticate(request: Login.Authenticate.Request)
}

final class LoginInteractor: LoginBusinessLogic {
  var presenter: (any LoginPresentationLogic)?
  private let worker: any LoginWorkerLogic
  private let outcome = Login.Authenticate.Outcome(
    result: .failure(.unknown))

  init(worker: any LoginWorkerLogic) {
    self.worker = worker
  }

  func authenticate(request: Login.Authenticate.Request) {
    worker.authenticate(email: request.email, password: request.password) {
      [weak self] result in
      guard let self else { return }
      outcome.result = result
      presenter?.presentAuthentication(response: outcome)
    }
  }
}
