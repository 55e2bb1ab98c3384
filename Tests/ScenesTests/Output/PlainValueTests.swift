import XCTest

@testable import vipkata

final class PlainValueTests: XCTestCase {
  private let sut = PlainValue(modules: ["Swift", "Login", "LoginTests"])

  func testAResponseReadsAsInTheLearnersCode() {
    XCTAssertEqual(
      sut.text(
        "[Login.Login.Authenticate.Response(result: Swift.Result<Login.User, "
          + "Login.LoginError>.failure(Login.LoginError.emptyEmail))]"),
      "[Login.Authenticate.Response(result: .failure(.emptyEmail))]")
    XCTAssertEqual(
      sut.text("LoginTests.Credentials(email: \"\", password: \"secret\")"),
      "Credentials(email: \"\", password: \"secret\")")
    XCTAssertEqual(sut.text("Swift.Array<Login.User>"), "Array<User>")
  }

  func testAnOptionalReadsAsItsValue() {
    for (value, text) in [
      "Optional(Optional(1))": "1", "Optional(nil)": "nil",
      #"R(a: Optional("Optional(x)"), b: [Optional(2), nil])"#:
        #"R(a: "Optional(x)", b: [2, nil])"#,
      "MyOptional(1)": "MyOptional(1)", "Optional(1": "Optional(1",
    ] { XCTAssertEqual(sut.text(value), text) }
  }

  func testAnApostropheWithinQuotesReadsAsOne() {
    XCTAssertEqual(sut.text(#"["Ada\'s \"home\""]"#), #"["Ada's \"home\""]"#)
    XCTAssertEqual(sut.text(#"Ada\'s"#), #"Ada\'s"#)
  }

  func testWhatIsNoTypeOfTheseModulesStaysAsItIs() {
    for value in [
      "Login. Please", "myLogin.User", "Foundation.URL", "\"say \\\"Login.User\\\" twice\"",
      "Login", "Login.", "Login.email", "x < y", "",
    ] { XCTAssertEqual(sut.text(value), value) }
    XCTAssertEqual(sut.text("Swift.Array<"), "Array<", "a value that was cut off")
  }
}
