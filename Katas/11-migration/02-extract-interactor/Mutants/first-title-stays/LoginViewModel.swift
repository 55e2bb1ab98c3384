import Observation

/// What was typed, and the words for what is true.
@Observable
@MainActor
final class LoginViewModel {
  var email = ""
  var password = ""
  private(set) var title = ""
  private(set) var message = ""
  private(set) var isLoading = false
  @ObservationIgnored var interactor: LoginInteractor?

  func login() async {
    let request = Login.Authenticate.Request(
      email: email, password: password)
    await interactor?.authenticate(request: request).value
  }

  func presentAuthentication(response: Login.Authenticate.Response) {
    switch response.result {
    case .success(let user):
      if title.isEmpty { title = "Welcome" }
      message = "Welcome, \(user.name)!"
    case .failure(let error):
      title = "Login Failed"
      message = words(for: error)
    }
  }

  func presentLoading(response: Login.Loading.Response) {
    isLoading = response.isLoading
  }

  private func words(for error: LoginError) -> String {
    switch error {
    case .emptyEmail: "Enter your email address."
    case .emptyPassword: "Enter your password."
    case .invalidCredentials: "Email and password do not match."
    case .offline: "You seem to be offline. Try again later."
    case .unknown: "Something went wrong. Try again."
    }
  }
}
