@MainActor
protocol LoginBusinessLogic {
  @discardableResult
  func authenticate(request: Login.Authenticate.Request) -> Task<Void, Never>
}

final class LoginInteractor: LoginBusinessLogic {
  var presenter: (any LoginPresentationLogic)?
  private let service: any LoginWorkerLogic

  init(worker: any LoginWorkerLogic) {
    service = worker
  }

  @discardableResult
  func authenticate(request: Login.Authenticate.Request) -> Task<Void, Never> {
    Task { await answer(request) }
  }

  private func answer(_ request: Login.Authenticate.Request) async {
    guard !request.email.isEmpty else { return finish(.failure(.emptyEmail)) }
    guard !request.password.isEmpty else { return finish(.failure(.emptyPassword)) }

    presenter?.presentLoading(response: .init(isLoading: true))
    let result = await ask(email: request.email, password: request.password)
    presenter?.presentLoading(response: .init(isLoading: false))
    finish(result)
  }

  private func ask(email: String, password: String) async -> Result<User, LoginError> {
    do {
      return .success(try await service.authenticate(email: email, password: password))
    } catch let error as LoginError {
      return .failure(error)
    } catch {
      return .failure(.unknown)
    }
  }

  private func finish(_ result: Result<User, LoginError>) {
    presenter?.presentAuthentication(response: .init(result: result))
  }
}
