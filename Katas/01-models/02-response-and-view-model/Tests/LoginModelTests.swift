import XCTest

@testable import Login

@MainActor
final class LoginModelTests: XCTestCase {
  private let ada = User(id: "1", name: "Ada")
  private var presenter = LoginPresenter()
  private var view = LoginViewSpy()

  override func setUp() async throws {
    presenter = LoginPresenter()
    view = LoginViewSpy()
    presenter.viewController = view
  }

  func testResponseAndViewModelAreTwoTypes() async {
    XCTAssertTrue(
      Login.Authenticate.Response.self != Login.Authenticate.ViewModel.self,
      "response and view model are one type: give presenter and view a struct each"
    )
  }

  func testTheResponseHoldsNoTexts() async {
    // Given
    let response = Login.Authenticate.Response(result: .success(ada))

    // Then
    let texts = Mirror(reflecting: response).children.filter {
      $0.value is String || type(of: $0.value) == String?.self
    }
    XCTAssertEqual(
      texts.compactMap(\.label), [],
      "the response holds texts: it says what is true, the presenter writes the text"
    )
  }

  func testTheViewModelHoldsNothingButTexts() async throws {
    // When
    presenter.presentAuthentication(response: .init(result: .success(ada)))

    // Then
    let viewModel = try XCTUnwrap(
      view.welcomes.first,
      "no welcome was displayed: call displayWelcome(viewModel:)")
    let others = Mirror(reflecting: viewModel).children.filter {
      type(of: $0.value) != String.self
    }
    XCTAssertEqual(
      others.compactMap(\.label), [],
      "the view model holds what is no string: make it one, and without a question mark; "
        + "entities and results stop at the presenter")
    XCTAssertEqual(
      Mirror(reflecting: viewModel).children.compactMap(\.label).sorted(),
      ["message", "title"],
      "a view model says what is shown, and nothing else: title and message"
    )
  }

  func testBothAreValues() async throws {
    // Given
    let response = Login.Authenticate.Response(result: .success(ada))

    // When
    presenter.presentAuthentication(response: response)

    // Then
    let viewModel = try XCTUnwrap(
      view.welcomes.first,
      "no welcome was displayed: call displayWelcome(viewModel:)")
    XCTAssertTrue(
      Mirror(reflecting: response).displayStyle == .struct,
      "the response is a shared object: make it a struct")
    XCTAssertTrue(
      Mirror(reflecting: viewModel).displayStyle == .struct,
      "the view model is a shared object: make it a struct")
  }

  func testTheViewShowsTheSameWordsAsBefore() async {
    // When
    presenter.presentAuthentication(response: .init(result: .success(ada)))
    presenter.presentAuthentication(
      response: .init(result: .failure(.invalidCredentials)))

    // Then
    XCTAssertEqual(
      view.welcomes.map(\.title) + view.failures.map(\.title),
      ["Welcome", "Login Failed"],
      "only the types change, not the screen: keep the titles")
    XCTAssertEqual(
      view.welcomes.map(\.message), ["Welcome, Ada!"],
      "only the types change, not the screen: keep the welcome")
    XCTAssertEqual(
      view.failures.map(\.message), ["Something went wrong. Try again."],
      "only the types change, not the screen: keep the message, which names no error"
    )
  }

  func testEveryoneIsWelcomedByName() async {
    // When
    presenter.presentAuthentication(
      response: .init(result: .success(User(id: "2", name: "bell hooks"))))

    // Then
    XCTAssertEqual(
      view.welcomes.map(\.message), ["Welcome, bell hooks!"],
      "another user, another name: take it from the response, as it is")
  }

  func testEveryFailureReadsTheSame() async {
    // Given
    let errors: [LoginError] = [
      .emptyEmail, .emptyPassword, .invalidCredentials, .offline, .unknown,
    ]

    // When
    for error in errors {
      presenter.presentAuthentication(
        response: .init(result: .failure(error)))
    }

    // Then
    XCTAssertEqual(
      view.failures.map(\.message),
      errors.map { _ in "Something went wrong. Try again." },
      "the old screen had one text for all errors, and only the types change"
    )
  }
}
