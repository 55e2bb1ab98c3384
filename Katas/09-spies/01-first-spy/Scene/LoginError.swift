enum LoginError: Error, Equatable, Sendable {
  case emptyEmail
  case emptyPassword
  case invalidCredentials
  case offline
  case unknown
}
