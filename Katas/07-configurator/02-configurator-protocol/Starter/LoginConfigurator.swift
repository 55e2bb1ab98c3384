@MainActor
protocol LoginSceneConfigurator {
  func configured(
    _ viewController: LoginViewController, sceneFactory: any SceneFactory
  ) -> LoginViewController
}

final class DefaultLoginSceneConfigurator: LoginSceneConfigurator {
  private let worker: any LoginWorkerLogic
  private let validator: any CredentialValidating

  init(worker: any LoginWorkerLogic, validator: any CredentialValidating) {
    self.worker = worker
    self.validator = validator
  }

  func configured(
    _ viewController: LoginViewController, sceneFactory: any SceneFactory
  ) -> LoginViewController {
    // TODO: wire the view that came in, with the factory that came in.
    return viewController
  }
}
