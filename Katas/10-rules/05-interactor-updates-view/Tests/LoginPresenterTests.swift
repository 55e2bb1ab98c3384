import XCTest

@testable import Login

@MainActor
final class LoginPresenterTests: XCTestCase {
  func testThePresenterWordsTheWelcome() async {
    // Given
    let view = ViewSpy()
    let sut = LoginPresenter()
    sut.viewController = view

    // When
    sut.presentAuthentication(response: .init(result: .success(.ada)))
    for error in [
      LoginError.emptyEmail, .emptyPassword, .invalidCredentials, .offline,
      .unknown,
    ] {
      sut.presentAuthentication(response: .init(result: .failure(error)))
    }
    sut.presentLoading(response: .init(isLoading: true))

    // Then
    XCTAssertEqual(
      view.welcomes, [.init(title: "Welcome", message: "Welcome, Ada!")],
      "write the welcome here, and call displayWelcome(viewModel:) once")
    XCTAssertEqual(
      view.failures,
      [
        "Login Failed: Enter your email address.",
        "Login Failed: Enter your password.",
        "Login Failed: Email and password do not match.",
        "Login Failed: You seem to be offline. Try again later.",
        "Login Failed: Something went wrong. Try again.",
      ], "each failure is displayed once, with its words, as before")
    XCTAssertEqual(
      view.loading, [true], "the loading is displayed once, as before")
  }

  func testTheWelcomeNamesTheUser() async {
    // Given
    let view = ViewSpy()
    let sut = LoginPresenter()
    sut.viewController = view

    // When
    for name in ["Grace Hopper", "ada de la Cruz"] {
      sut.presentAuthentication(
        response: .init(result: .success(User(id: "2", name: name))))
    }

    // Then
    XCTAssertEqual(
      view.welcomes.map(\.message),
      ["Welcome, Grace Hopper!", "Welcome, ada de la Cruz!"],
      "two users have logged in: take the name from the user in the response, letter by letter"
    )
  }
}

private final class ViewSpy: LoginDisplayLogic {
  private(set) var welcomes: [Login.Authenticate.ViewModel] = []
  private(set) var failures: [String] = []
  private(set) var loading: [Bool] = []

  func displayWelcome(viewModel: Login.Authenticate.ViewModel) {
    welcomes.append(viewModel)
  }

  func displayFailure(viewModel: Login.Authenticate.ViewModel) {
    failures.append("\(viewModel.title): \(viewModel.message)")
  }

  func displayLoading(viewModel: Login.Loading.ViewModel) {
    loading.append(viewModel.isLoading)
  }
}
