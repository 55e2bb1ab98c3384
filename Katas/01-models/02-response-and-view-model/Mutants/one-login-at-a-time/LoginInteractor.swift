@MainActor
protocol LoginBusinessLogic {
  func authenticate(request: Login.Authenticate.Request)
}

final class LoginInteractor: LoginBusinessLogic {
  var presenter: (any LoginPresentationLogic)?
  private let worker: any LoginWorkerLogic
  private var isWaiting = false

  init(worker: any LoginWorkerLogic) {
    self.worker = worker
  }

  func authenticate(request: Login.Authenticate.Request) {
    guard !isWaiting else { return }
    isWaiting = true
    worker.authenticate(email: request.email, password: request.password) {
      [weak self] result in
      self?.isWaiting = false
      let response = Login.Authenticate.Response(result: result)
      self?.presenter?.presentAuthentication(response: response)
    }
  }
}
