import Foundation

@testable import Login

/// How the tests make the interactor: the suites of later katas use it, too.
@MainActor
func makeInteractor(_ worker: any LoginWorkerLogic) -> LoginInteractor {
  LoginInteractor(worker: worker)
}

/// Stands in for the presenter. The lock keeps its notes even of calls off the main thread.
final class LoginPresenterSpy: LoginPresentationLogic {
  /// Runs while something is presented.
  var whilePresenting: () -> Void = {}
  private let lock = NSRecursiveLock()
  private(set) var responses: [Login.Authenticate.Response] = []
  private(set) var loading: [Bool] = []
  private(set) var isOnMainThread: [Bool] = []

  func presentAuthentication(response: Login.Authenticate.Response) {
    lock.withLock {
      responses.append(response)
      isOnMainThread.append(Thread.isMainThread)
      whilePresenting()
    }
  }

  func presentLoading(response: Login.Loading.Response) {
    lock.withLock {
      loading.append(response.isLoading)
      isOnMainThread.append(Thread.isMainThread)
      whilePresenting()
    }
  }
}
