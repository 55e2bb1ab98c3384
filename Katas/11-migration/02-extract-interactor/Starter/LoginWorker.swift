import Foundation

protocol LoginWorkerLogic: Sendable {
  func authenticate(email: String, password: String) async throws -> User
}

/// The ViewModel's talk with the server, moved here line by line: no rules, no words, no screen.
struct LoginWorker: LoginWorkerLogic {
  let client: any HTTPClient

  func authenticate(email: String, password: String) async throws -> User {
    do {
      let reply = try await client.post(
        ["email": email, "password": password], to: "login")
      switch reply.status {
      case 200: return try JSONDecoder().decode(User.self, from: reply.body)
      case 401: throw LoginError.invalidCredentials
      default: throw LoginError.unknown
      }
    } catch HTTPError.noConnection {
      throw LoginError.offline
    }
  }
}
