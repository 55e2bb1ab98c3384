struct AuthReply: Equatable, Sendable {
  let isAuthorized: Bool
  let user: User?
}

/// Calls back once, on the main actor, with a reply or with any error there is.
@MainActor
protocol AuthService {
  func signIn(
    email: String, password: String,
    completion: @escaping @MainActor (Result<AuthReply, any Error>) -> Void)
}
