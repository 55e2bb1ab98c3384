import KataUI

@testable import Login

struct LoginWorkerStub: LoginWorkerLogic {
  let user: User

  func authenticate(email: String, password: String) async throws -> User {
    user
  }
}

struct RefusingValidatorStub: CredentialValidating {
  func isValid(email: String) -> Bool { false }
  func isValid(password: String) -> Bool { false }
}

/// Stands in for the factory, and keeps for whom a Home was asked.
final class SceneFactorySpy: SceneFactory {
  private(set) var homeUsers: [User] = []
  private(set) var othersMade = 0

  func makeLoginScene() -> UIViewController {
    othersMade += 1
    return UIViewController()
  }

  func makeHomeScene(user: User) -> UIViewController {
    homeUsers.append(user)
    return UIViewController()
  }

  func makeSignUpScene() -> UIViewController {
    othersMade += 1
    return UIViewController()
  }
}

/// Stands in for the configurator: keeps what comes in, and returns a view of its own.
final class LoginSceneConfiguratorSpy: LoginSceneConfigurator {
  let wired = LoginViewController()
  private(set) var views: [LoginViewController] = []
  private(set) var factories: [any SceneFactory] = []

  func configured(
    _ viewController: LoginViewController, sceneFactory: any SceneFactory
  ) -> LoginViewController {
    views.append(viewController)
    factories.append(sceneFactory)
    return wired
  }
}
