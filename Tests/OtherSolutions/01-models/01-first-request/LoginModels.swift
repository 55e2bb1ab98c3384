enum Login {
  enum Authenticate {}
}

extension Login.Authenticate {
  struct Request: Hashable, Sendable {
    var password: String
    var email: String

    init(email: String, password: String) {
      self.email = email
      self.password = password
    }
  }
}
