import XCTest

@testable import Login

@MainActor
final class LoginDisplayTests: XCTestCase {
  private let view = LoginConfigurator.configure(client: HTTPClientStub())

  func testTheViewDisplaysWhatItIsTold() async {
    // When
    let first = [view.title, view.message]
    view.displayWelcome(viewModel: .init(title: "Hi", message: "Come in."))
    let loading = [false, true, true].map {
      view.displayLoading(viewModel: .init(isLoading: $0))
      return view.isLoading
    }
    let welcome = [view.title, view.message]
    view.displayFailure(viewModel: .init(title: "Oh", message: "Not yet."))

    // Then
    XCTAssertEqual(
      first, ["", ""],
      "nothing was displayed yet: title and message are empty at first, as they were before"
    )
    XCTAssertEqual(
      welcome, ["Hi", "Come in."],
      "the presenter words the welcome: display its title and message as they are, also while it loads"
    )
    XCTAssertEqual(
      [view.title, view.message], ["Oh", "Not yet."],
      "the presenter words the failure: display its title and message as they are"
    )
    XCTAssertEqual(
      loading, [false, true, true],
      "a view model says whether it loads: display that, whatever was there before"
    )
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
