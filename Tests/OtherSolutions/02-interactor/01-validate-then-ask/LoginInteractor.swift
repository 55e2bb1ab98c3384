@MainActor
protocol LoginBusinessLogic {
  func authenticate(request: Login.Authenticate.Request)
}

final class LoginInteractor: LoginBusinessLogic {
  var presenter: (any LoginPresentationLogic)?
  private let service: any LoginWorkerLogic

  init(worker: any LoginWorkerLogic) {
    service = worker
  }

  func authenticate(request: Login.Authenticate.Request) {
    if let problem = problem(in: request) {
      presenter?.presentAuthentication(response: .init(result: .failure(problem)))
    } else {
      service.authenticate(email: request.email, password: request.password) { _ in }
    }
  }

  private func problem(in request: Login.Authenticate.Request) -> LoginError? {
    switch (request.email.isEmpty, request.password.isEmpty) {
    case (true, _): .emptyEmail
    case (false, true): .emptyPassword
    case (false, false): nil
    }
  }
}
