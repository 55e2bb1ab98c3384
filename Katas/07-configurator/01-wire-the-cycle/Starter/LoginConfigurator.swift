@MainActor
enum LoginConfigurator {
  static func configure(
    worker: any LoginWorkerLogic, validator: any CredentialValidating,
    sceneFactory: any SceneFactory
  ) -> LoginViewController {
    // TODO: make the parts of the scene and draw all six arrows of the brief.
    LoginViewController()
  }
}
