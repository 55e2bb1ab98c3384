@testable import Login

/// The screen in front of a server of the test's own. Its parts are found whoever holds them, so
/// that the tests hold for as long as the move goes on.
@MainActor
struct LoginScene {
  let client = HTTPClientStub()
  let screen: LoginViewController

  init() {
    screen = LoginConfigurator.configure(client: client)
  }

  var interactor: LoginInteractor? { Self.find(in: screen) }

  static func find<Part: AnyObject>(in object: Any, depth: Int = 6)
    -> Part?
  {
    if let part = object as? Part { return part }
    guard depth > 0 else { return nil }
    return Mirror(reflecting: object).children.lazy
      .compactMap { find(in: $0.value, depth: depth - 1) }.first
  }
}
