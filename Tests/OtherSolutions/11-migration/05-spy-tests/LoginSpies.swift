@testable import Login

/// Answers with whatever its closure says.
struct LoginWorkerStub: LoginWorkerLogic {
  let answer: @Sendable () throws -> User

  func authenticate(email: String, password: String) async throws -> User {
    try answer()
  }
}

/// Stands where any part of the scene stands, and keeps one log of everything that arrives.
final class LoginSpy: LoginBusinessLogic, LoginPresentationLogic, LoginDisplayLogic {
  enum Event: Equatable {
    case authenticate(Login.Authenticate.Request)
    case presentAuthentication(Login.Authenticate.Response)
    case presentLoading(Bool)
    case displayWelcome(String)
    case displayFailure(String)
    case displayLoading(Bool)
  }

  private(set) var events: [Event] = []

  func authenticate(request: Login.Authenticate.Request) -> Task<Void, Never> {
    events.append(.authenticate(request))
    return Task {}
  }

  func presentAuthentication(response: Login.Authenticate.Response) {
    events.append(.presentAuthentication(response))
  }

  func presentLoading(response: Login.Loading.Response) {
    events.append(.presentLoading(response.isLoading))
  }

  func displayWelcome(viewModel: Login.Authenticate.ViewModel) {
    events.append(.displayWelcome(viewModel.message))
  }

  func displayFailure(viewModel: Login.Authenticate.ViewModel) {
    events.append(.displayFailure(viewModel.message))
  }

  func displayLoading(viewModel: Login.Loading.ViewModel) {
    events.append(.displayLoading(viewModel.isLoading))
  }
}
