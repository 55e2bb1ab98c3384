@MainActor
protocol LoginWorkerLogic {
  /// Answers later, through the completion. By then the scene may be gone.
  func authenticate(
    email: String, password: String,
    completion: @escaping @MainActor (Result<User, LoginError>) -> Void)
}
