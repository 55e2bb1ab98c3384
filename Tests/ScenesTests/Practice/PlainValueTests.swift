import XCTest

@testable import Scenes

/// Values as Swift prints them, with the modules that nobody writes.
final class PlainValueTests: XCTestCase {
  private func plain(_ value: String) -> String {
    value.withoutModules(["Swift", "Login"])
  }

  func testNamesLoseTheirModule() {
    XCTAssertEqual(
      plain("[Swift.Result<Login.User, Login.LoginError>.success(Login.User(name: nil))]"),
      "[Result<User, LoginError>.success(User(name: nil))]")
  }

  func testASceneNamedAsItsModuleKeepsItsName() {
    XCTAssertEqual(plain("Login.Login.Authenticate.Request()"), "Login.Authenticate.Request()")
  }

  func testOtherNamesStay() {
    let value = "MyLogin.User, Login.ada, Scene.Login.User, Login"

    XCTAssertEqual(plain(value), value)
  }

  func testWhatStandsInQuotesStays() {
    let value = #"Optional("a \"Login.User\" b, Login.User")"#

    XCTAssertEqual(plain(value), value)
    XCTAssertEqual(plain(#"("x", Login.User("y"))"#), #"("x", User("y"))"#)
  }
}
