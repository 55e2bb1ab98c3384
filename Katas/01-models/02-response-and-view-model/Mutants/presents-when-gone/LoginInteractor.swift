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
    worker.authenticate(email: request.email, password: request.password) {
      [presenter] result in
      let response = Login.Authenticate.Response(result: result)
      presenter?.presentAuthentication(response: response)
    }
  }
}
