import XCTest

@testable import Login

/// The same pins as one table: what is typed, what the server says, what happens today.
@MainActor
final class LoginScreenTests: XCTestCase {
  private struct Pin {
    var email = "ada@example.com"
    var password = "secret"
    var answer: Result<HTTPReply, any Error> = .success(.ada)
    let isAsked: Bool
    let shows: [String]
  }

  private let pins = [
    Pin(email: "", isAsked: false, shows: ["Login Failed", "Enter your email address."]),
    Pin(
      email: "", password: "", isAsked: false, shows: ["Login Failed", "Enter your email address."]),
    Pin(password: "", isAsked: false, shows: ["Login Failed", "Enter your password."]),
    Pin(
      email: " ada@example.com", password: "secret ", isAsked: true,
      shows: ["Welcome", "Welcome, Ada!"]),
    Pin(
      answer: .success(.refused), isAsked: true,
      shows: ["Login Failed", "Email and password do not match."]),
    Pin(
      answer: .failure(HTTPError.noConnection), isAsked: true,
      shows: ["Login Failed", "You seem to be offline. Try again later."]),
  ]

  /// What else the server may have to say.
  private let breakdowns: [Result<HTTPReply, any Error>] = [
    .success(HTTPReply(status: 500, body: Data())),
    .success(HTTPReply(status: 200, body: Data("Hello".utf8))),
    .failure(CancellationError()),
  ]

  func testEachPin() async {
    let rest = breakdowns.map {
      Pin(answer: $0, isAsked: true, shows: ["Login Failed", "Something went wrong. Try again."])
    }
    for pin in pins + rest {
      let client = HTTPClientStub()
      let screen = LoginConfigurator.configure(client: client)
      client.answer = pin.answer
      var spinner: [Bool] = []
      client.whileAsked = { spinner.append(screen.isLoading) }
      screen.email = pin.email
      screen.password = pin.password

      await screen.loginButtonTapped()

      let post = ["email": pin.email, "password": pin.password]
      XCTAssertEqual(client.posts, pin.isAsked ? [post] : [], "\(pin)")
      XCTAssertEqual(client.paths, pin.isAsked ? ["login"] : [], "\(pin)")
      XCTAssertEqual([screen.title, screen.message], pin.shows, "\(pin)")
      XCTAssertEqual(spinner + [screen.isLoading], pin.isAsked ? [true, false] : [false], "\(pin)")
    }
  }
}
