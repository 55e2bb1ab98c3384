import Foundation

@testable import Login

/// How the tests make the interactor: the suites of later katas use it, too.
@MainActor
func makeInteractor(_ worker: any LoginWorkerLogic) -> LoginInteractor {
  LoginInteractor(worker: worker, validator: CredentialValidator())
}

/// Stands in for the presenter.
final class LoginPresenterSpy: LoginPresentationLogic {
  /// Runs while something is presented.
  var whilePresenting: () -> Void = {}
  private(set) var responses: [Login.Authenticate.Response] = []
  private(set) var validations: [Login.Validate.Response] = []
  private(set) var loading: [Bool] = []
  private(set) var isOnMainThread: [Bool] = []

  func presentAuthentication(response: Login.Authenticate.Response) {
    responses.append(response)
    isOnMainThread.append(Thread.isMainThread)
    whilePresenting()
  }

  func presentValidation(response: Login.Validate.Response) {
    validations.append(response)
  }

  func presentLoading(response: Login.Loading.Response) {
    loading.append(response.isLoading)
    isOnMainThread.append(Thread.isMainThread)
    whilePresenting()
  }
}
