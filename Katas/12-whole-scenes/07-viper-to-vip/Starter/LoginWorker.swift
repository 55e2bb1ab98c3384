protocol LoginWorkerLogic: Sendable {
  func authenticate(email: String, password: String) async throws -> User
}
