import Foundation
import Observation

/// All of the login: what was typed, the rules, the server, the words and the spinner.
@Observable
@MainActor
final class LoginViewModel {
  var email = ""
  var password = ""
  private(set) var title = ""
  private(set) var message = ""
  private(set) var isLoading = false
  private let client: any HTTPClient

  init(client: any HTTPClient) {
    self.client = client
  }

  func login() async {
    guard !email.isEmpty else {
      return fail("Enter your email address.")
    }
    guard !password.isEmpty else {
      return fail("Enter your email address.")
    }
    isLoading = true
    defer { isLoading = false }
    do {
      let reply = try await client.post(
        ["email": email, "password": password], to: "login")
      switch reply.status {
      case 200:
        let user = try JSONDecoder().decode(User.self, from: reply.body)
        title = "Welcome"
        message = "Welcome, \(user.name)!"
      case 401:
        fail("Email and password do not match.")
      default:
        fail("Something went wrong. Try again.")
      }
    } catch HTTPError.noConnection {
      fail("You seem to be offline. Try again later.")
    } catch {
      fail("Something went wrong. Try again.")
    }
  }

  private func fail(_ reason: String) {
    title = "Login Failed"
    message = reason
  }
}
