@MainActor
protocol LoginBusinessLogic {
  func authenticate(request: Login.Authenticate.Request)
}

final class LoginInteractor: LoginBusinessLogic {
  weak var presenter: (any LoginPresentationLogic)?
  private let worker: any LoginWorkerLogic

  init(worker: any LoginWorkerLogic) {
    self.worker = worker
  }

  func authenticate(request: Login.Authenticate.Request) {
    worker.authenticate(email: request.email, password: request.password) {
      [weak self] result in
      let response = Login.Authenticate.Response(result: result)
      self?.presenter?.presentAuthentication(response: response)
    }
  }
}
