import XCTest

@testable import Login

/// How the parts know each other. A spy can stand in for a part only where a protocol is named.
@MainActor
final class LoginBoundariesTests: XCTestCase {
  private let client = HTTPClientStub()

  func testTheViewKnowsItsInteractorByProtocol() async {
    // When
    let view = LoginConfigurator.configure(client: client)

    // Then
    XCTAssertEqual(
      declaredType(of: "interactor", in: view),
      "Optional<LoginBusinessLogic>",
      "let the view hold its interactor as (any LoginBusinessLogic)?")
  }

  func testTheInteractorKnowsItsPresenterByProtocol() async {
    // When
    let interactor = LoginInteractor(worker: LoginWorker(client: client))

    // Then
    XCTAssertEqual(
      declaredType(of: "presenter", in: interactor),
      "Optional<LoginPresentationLogic>",
      "let the interactor hold its presenter as (any LoginPresentationLogic)?"
    )
  }

  func testThePresenterKnowsItsViewByProtocol() async {
    // When
    let presenter = LoginPresenter()

    // Then
    XCTAssertEqual(
      declaredType(of: "viewController", in: presenter),
      "Optional<LoginDisplayLogic>",
      "let the presenter hold its view as (any LoginDisplayLogic)?")
  }

  /// Read at run time, so that the test can be built before the protocols are there. In an
  /// observable class, a property is stored with an underscore.
  private func declaredType(of property: String, in object: Any) -> String {
    let child = Mirror(reflecting: object).children.first {
      [property, "_" + property].contains($0.label)
    }
    return child.map { "\(type(of: $0.value))" }
      ?? "no property \(property)"
  }
}
