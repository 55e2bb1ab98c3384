import XCTest

@testable import Login

@MainActor
final class LoginDisplayTests: XCTestCase {
  private let view = LoginConfigurator.configure(client: HTTPClientStub())

  func testTheViewDisplaysWhatItIsTold() async {
    // When
    view.displayWelcome(viewModel: .init(title: "Hi", message: "Come in."))
    let welcome = [view.title, view.message]
    view.displayLoading(viewModel: .init(isLoading: true))
    view.displayFailure(viewModel: .init(title: "Oh", message: "Not yet."))

    // Then
    XCTAssertEqual(
      welcome, ["Hi", "Come in."],
      "the presenter words the welcome: display its title and message as they are"
    )
    XCTAssertEqual(
      [view.title, view.message], ["Oh", "Not yet."],
      "the presenter words the failure: display its title and message as they are"
    )
    XCTAssertTrue(
      view.isLoading, "a view model says that it loads: display that")
  }
}

/// Lets the suite be built before the view has what it asks for: what the view has comes first.
@MainActor
private protocol Unfinished: AnyObject {}

extension Unfinished {
  fileprivate func displayWelcome(viewModel: Login.Authenticate.ViewModel) {
  }
  fileprivate func displayLoading(viewModel: Login.Loading.ViewModel) {}
  fileprivate func displayFailure(viewModel: Login.Authenticate.ViewModel) {
  }
}

extension LoginViewController: Unfinished {}
