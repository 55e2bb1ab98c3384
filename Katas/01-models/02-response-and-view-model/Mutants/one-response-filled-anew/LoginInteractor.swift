@MainActor
protocol LoginBusinessLogic {
  func authenticate(request: Login.Authenticate.Request)
}

final class LoginInteractor: LoginBusinessLogic {
  var presenter: (any LoginPresentationLogic)?
  private let worker: any LoginWorkerLogic
  private var response = Login.Authenticate.Response(
    result: .failure(.unknown))

  init(worker: any LoginWorkerLogic) {
    self.worker = worker
  }

  func authenticate(request: Login.Authenticate.Request) {
    worker.authenticate(email: request.email, password: request.password) {
      [weak self] result in
      guard let self else { return }
      self.response.result = result
      self.presenter?.presentAuthentication(response: self.response)
    }
  }
}
