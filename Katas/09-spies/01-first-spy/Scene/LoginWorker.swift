@MainActor
protocol LoginWorkerLogic {
  func authenticate(
    email: String, password: String,
    completion: @escaping @MainActor (Result<User, LoginError>) -> Void)
}
