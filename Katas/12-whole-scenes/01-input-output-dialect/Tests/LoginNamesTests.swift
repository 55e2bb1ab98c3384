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
}
