/// The rules of the login.
@MainActor
final class LoginInteractor {
  /// The view model plays the presenter until the next kata. It owns the interactor, so: weak.
  weak var presenter: LoginViewModel?
  private let worker: any LoginWorkerLogic

  init(worker: any LoginWorkerLogic) {
    self.worker = worker
  }

  @discardableResult
  func authenticate(request: Login.Authenticate.Request) -> Task<
    Void, Never
  > {
    Task {
      // TODO: Decide here what LoginViewModel.login() decides today, and present each outcome.
    }
  }
}
