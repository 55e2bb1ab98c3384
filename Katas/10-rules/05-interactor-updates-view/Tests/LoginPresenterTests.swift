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

    // Then
    XCTAssertEqual(
      view.welcomes, [.init(title: "Welcome", message: "Welcome, Ada!")],
      "write the welcome here, and call displayWelcome(viewModel:) once")
  }

  func testTheWelcomeNamesTheUser() async {
    // Given
    let view = ViewSpy()
    let sut = LoginPresenter()
    sut.viewController = view

    // When
    sut.presentAuthentication(
      response: .init(result: .success(User(id: "2", name: "Grace"))))

    // Then
    XCTAssertEqual(
      view.welcomes.map(\.message), ["Welcome, Grace!"],
      "Grace has logged in: take the name from the user in the response")
  }
}

private final class ViewSpy: LoginDisplayLogic {
  private(set) var welcomes: [Login.Authenticate.ViewModel] = []

  func displayWelcome(viewModel: Login.Authenticate.ViewModel) {
    welcomes.append(viewModel)
  }

  func displayFailure(viewModel: Login.Authenticate.ViewModel) {}
  func displayLoading(viewModel: Login.Loading.ViewModel) {}
}
