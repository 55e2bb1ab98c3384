import XCTest

@testable import Login

/// How the parts hang together.
@MainActor
final class LoginCycleTests: XCTestCase {
  func testTheInteractorTalksToThePresenter() async throws {
    // When
    let scene = LoginScene()
    let interactor = try XCTUnwrap(
      scene.interactor,
      "the screen has no interactor: wire it in the configurator")
    let presenter: LoginPresenter? = LoginScene.find(in: interactor)

    // Then
    XCTAssertNotNil(
      presenter,
      "the interactor has no LoginPresenter: who holds it, and how?")
    XCTAssertEqual(
      presenter.map { emptyLinks(of: $0) } ?? [], [],
      "the presenter has nobody to tell: let the configurator set its viewController"
    )
    XCTAssertEqual(
      parts(of: interactor, named: "LoginViewModel").count, 0,
      "the interactor still knows the view model: what it says goes to the presenter alone"
    )
    for viewModel in parts(of: scene.screen, named: "LoginViewModel") {
      XCTAssertEqual(
        parts(of: viewModel, named: "LoginPresenter").count, 0,
        "the view model holds the presenter: it only asks the interactor, which holds the presenter"
      )
    }
  }

  /// The optional properties that are nil, by name.
  private func emptyLinks(of object: Any) -> [String] {
    Mirror(reflecting: object).children
      .filter {
        let value = Mirror(reflecting: $0.value)
        return value.displayStyle == .optional && value.children.isEmpty
      }
      .compactMap(\.label)
  }

  private func parts(of object: Any, named name: String) -> [Any] {
    Mirror(reflecting: object).children.map(\.value)
      .filter { "\(type(of: $0))".contains(name) }
  }
}
