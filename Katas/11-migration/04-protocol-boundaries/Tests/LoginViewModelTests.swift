import XCTest

@testable import Login

@MainActor
final class LoginViewModelTests: XCTestCase {
  func testTheViewKeepsItsOwnStateWithoutAViewModelClass() async {
    // When
    let view = LoginConfigurator.configure(client: HTTPClientStub())

    // Then
    let types = Mirror(reflecting: view).children.map {
      "\(type(of: $0.value))"
    }
    XCTAssertFalse(
      types.contains { $0.contains("LoginViewModel") },
      "the view still keeps a LoginViewModel: let the view itself keep what is typed and shown"
    )
  }
}
