/// Works away from the main actor. Throws a `LoginError`, or whatever the network throws.
protocol LoginWorkerLogic: Sendable {
  func authenticate(email: String, password: String) async throws -> User
}
