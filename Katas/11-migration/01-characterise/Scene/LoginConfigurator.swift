@MainActor
enum LoginConfigurator {
  static func configure(client: any HTTPClient) -> LoginViewController {
    LoginViewController(viewModel: LoginViewModel(client: client))
  }
}
