@MainActor
enum LoginConfigurator {
  static func configure(
    worker: any LoginWorkerLogic, validator: any CredentialValidating,
    sceneFactory: any SceneFactory
  ) -> LoginViewController {
    // TODO: make the parts of the scene and draw every arrow of the brief's map.
    LoginViewController()
  }
}
