protocol CredentialValidating: Sendable {
  func isValid(email: String) -> Bool
  func isValid(password: String) -> Bool
}

struct CredentialValidator: CredentialValidating {
  func isValid(email: String) -> Bool {
    let parts = email.split(
      separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { !$0.isEmpty }
  }

  func isValid(password: String) -> Bool { password.count >= 8 }
}
