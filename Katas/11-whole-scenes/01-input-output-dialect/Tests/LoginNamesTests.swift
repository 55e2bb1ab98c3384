import XCTest

@testable import Login

@MainActor
final class LoginNamesTests: XCTestCase {
  func testTheInteractorsInputIsTheViewsOutput() async {
    XCTAssertTrue(
      (any LoginInteractorInput).self == (any LoginViewControllerOutput).self,
      "LoginInteractorInput is a protocol of its own: "
        + "make it a second name of LoginViewControllerOutput, by typealias")
  }

  func testThePresentersInputIsTheInteractorsOutput() async {
    XCTAssertTrue(
      (any LoginPresenterInput).self == (any LoginInteractorOutput).self,
      "LoginPresenterInput is not LoginInteractorOutput: "
        + "make it a second name of that very protocol, by typealias")
  }

  func testThePresentersOutputIsTheViewsInput() async {
    XCTAssertTrue(
      (any LoginPresenterOutput).self == (any LoginViewControllerInput).self,
      "LoginPresenterOutput is a protocol of its own: "
        + "make it a second name of LoginViewControllerInput, by typealias")
  }
}
