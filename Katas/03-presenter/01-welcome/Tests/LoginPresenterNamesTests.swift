import Testing

@testable import Login

/// The idea of `testTheWelcomeHasATitleAndAMessage` in Swift Testing: one test, many names.
@MainActor
@Suite struct LoginPresenterNamesTests {
  @Test(arguments: [
    ("Ada", "Welcome, Ada!"),
    ("Grace Hopper", "Welcome, Grace Hopper!"),
    ("J", "Welcome, J!"),
  ])
  func everyUserIsWelcomedByName(name: String, message: String) {
    // Given
    let view = LoginViewSpy()
    let sut = LoginPresenter()
    sut.viewController = view

    // When
    sut.presentAuthentication(
      response: .init(result: .success(User(id: "1", name: name))))

    // Then
    let welcome = view.welcomes.last
    #expect(
      welcome?.message == message,
      "every user is welcomed by the name in the response")
  }
}
