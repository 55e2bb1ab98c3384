/// Sign up is a screen without a cycle so far, and so there is nothing to wire.
@MainActor
enum SignUpConfigurator {
  static func configure() -> SignUpViewController { SignUpViewController() }
}
