import XCTest

@testable import Login

@MainActor
final class LoginNamesTests: XCTestCase {
  func testTheInteractorsInputIsTheViewsOutput() async {
    XCTAssertTrue(
      (any LoginInteractorInput).self
        == (any LoginViewControllerOutput).self,
      "make LoginInteractorInput a typealias of LoginViewControllerOutput")
  }

  func testThePresentersInputIsTheInteractorsOutput() async {
    XCTAssertTrue(
      (any LoginPresenterInput).self == (any LoginInteractorOutput).self,
      "make LoginPresenterInput a typealias of LoginInteractorOutput")
  }

  func testThePresentersOutputIsTheViewsInput() async {
    XCTAssertTrue(
      (any LoginPresenterOutput).self
        == (any LoginViewControllerInput).self,
      "make LoginPresenterOutput a typealias of LoginViewControllerInput")
  }

  func testTheThreeProtocolsOfTheTaskAreKept() async {
    XCTAssertEqual(
      [
        name(of: (any LoginViewControllerOutput).self),
        name(of: (any LoginInteractorOutput).self),
        name(of: (any LoginViewControllerInput).self),
      ],
      [
        "LoginViewControllerOutput", "LoginInteractorOutput",
        "LoginViewControllerInput",
      ],
      "these three stay protocols, and the other three are names of them, not the other way round"
    )
  }

  /// The name by which a protocol is declared, whatever its typealiases are.
  private func name(of type: Any.Type) -> String {
    String("\(type)".split(separator: " ").last ?? "")
  }
}
