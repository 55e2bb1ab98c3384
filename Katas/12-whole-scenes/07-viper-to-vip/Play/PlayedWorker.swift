/// Knows one user: any other password is wrong, and a server that is asked
/// takes its time.
struct PlayedWorker: LoginWorkerLogic {
  func authenticate(email: String, password: String) async throws -> User {
    try await Task.sleep(nanoseconds: 300_000_000)
    guard password == "lovelace" else {
      throw LoginError.invalidCredentials
    }
    return User(id: "1", name: "Ada")
  }
}
