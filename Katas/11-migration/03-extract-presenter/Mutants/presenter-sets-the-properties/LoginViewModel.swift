import Observation

/// What was typed, and what is read.
@Observable
@MainActor
final class LoginViewModel {
  var email = ""
  var password = ""
  var title = ""
  var message = ""
  var isLoading = false
  @ObservationIgnored var interactor: LoginInteractor?

  func login() async {
    let request = Login.Authenticate.Request(
      email: email, password: password)
    await interactor?.authenticate(request: request).value
  }
}
