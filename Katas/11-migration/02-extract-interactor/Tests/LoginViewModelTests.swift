import Observation
import XCTest

@testable import Login

/// A move changes nothing: what the screen did before, in the corners that no pin has reached.
@MainActor
final class LoginViewModelTests: XCTestCase {
  private let scene = LoginScene()
  private var screen: LoginViewController { scene.screen }

  func testALoginWaitsForItsInteractor() async {
    // When
    await logIn(password: "")

    // Then
    XCTAssertNotEqual(
      screen.message, "",
      "login() ended, and there was no answer yet: await the value of the interactor's task"
    )
  }

  func testWithoutItsInteractorTheViewModelDoesNothing() async {
    // Given
    let screen = LoginConfigurator.configure(client: HTTPClientStub())
    screen.viewModel.interactor = nil
    for (email, password) in [
      ("", ""), ("ada", ""), ("", "secret"), ("ada", "secret"),
    ] {
      (screen.email, screen.password) = (email, password)

      // When
      await screen.loginButtonTapped()

      // Then
      XCTAssertEqual(
        [screen.message, "\(screen.isLoading)"], ["", "false"],
        "the view model still decides: let login() only ask the interactor")
    }
  }

  func testARefusalNeverTurnsTheSpinner() async {
    // Given
    let turned = Flag()
    withObservationTracking {
      _ = screen.isLoading
    } onChange: {
      turned.raise()
    }

    // When
    await logIn(email: "", password: "secret")

    // Then
    XCTAssertFalse(
      turned.isRaised,
      "nobody was asked, and the spinner turned: only a Loading.Response turns it, and only while the worker is asked"
    )
  }

  func testTheEmailIsMissedFirst() async {
    // When
    await logIn(email: "", password: "")

    // Then
    XCTAssertEqual(
      screen.message, "Enter your email address.",
      "both were empty: as before, send the request, and refuse the email first"
    )
  }

  func testOnlyAnEmptyTextIsRefused() async {
    // When
    await logIn(email: " ", password: " ")
    await logIn(email: "Ada", password: "A")

    // Then
    XCTAssertEqual(
      scene.client.posts.map { [$0["email"], $0["password"]] },
      [[" ", " "], ["Ada", "A"]],
      "only an empty text was refused before, and any other sent as it was typed: bring no new rule along"
    )
  }

  func testAFailedQuestionIsNotAskedAgain() async {
    // Given
    for answer: Result<HTTPReply, any Error> in [
      .failure(HTTPError.noConnection), .failure(UnknownError()),
      .success(.refused),
    ] {
      scene.client.answer = answer
      let before = scene.client.posts.count

      // When
      await logIn()

      // Then
      XCTAssertEqual(
        scene.client.posts.count - before, 1,
        "one tap asked the server once before, whatever it answered")
    }
  }

  func testACancelledQuestionIsAFailureToo() async {
    // Given
    scene.client.answer = .failure(CancellationError())

    // When
    await logIn()

    // Then
    XCTAssertEqual(
      screen.message, "Something went wrong. Try again.",
      "an error that is no LoginError is .unknown, a cancellation, too")
  }

  func testTheSpinnerStopsAfterAnErrorOfAnyKind() async {
    let errors: [any Error] = [
      HTTPError.noConnection, CancellationError(), UnknownError(),
    ]
    for error in errors {
      // Given
      scene.client.answer = .failure(error)

      // When
      await logIn()

      // Then
      XCTAssertFalse(
        screen.isLoading,
        "after \(error) the spinner still turns: end the loading on every path"
      )
    }
  }

  func testWhatWasTypedStays() async {
    for answer in [HTTPReply.ada, .refused] {
      // Given
      scene.client.answer = .success(answer)

      // When
      await logIn()

      // Then
      XCTAssertEqual(
        [screen.email, screen.password], ["ada@example.com", "secret"],
        "an answer emptied the form: it stayed as it was typed before")
    }
  }

  func testTheOldAnswerStaysUntilTheNewOne() async {
    // Given
    await logIn(email: "")
    var shown: [String] = []
    var isLoading = false
    scene.client.whileAsked = { [screen] in
      shown = [screen.title, screen.message]
      isLoading = screen.isLoading
    }

    // When
    await logIn()

    // Then
    XCTAssertEqual(
      shown, ["Login Failed", "Enter your email address."],
      "loading changed the texts: before, it only turned the spinner")
    XCTAssertTrue(
      isLoading,
      "an answer of before is still on the screen, and the spinner stood still: show what each Loading.Response says, and ask nothing else"
    )
    XCTAssertEqual(
      [screen.title, screen.message], ["Welcome", "Welcome, Ada!"],
      "a login failed, and the next one did not: both texts are those of the last response"
    )
  }

  func testTwoTapsAreTwoQuestions() async {
    // Given
    let client = SlowClient()
    let screen = LoginConfigurator.configure(client: client)
    screen.email = "ada@example.com"
    screen.password = "secret"
    var second: Task<Void, Never>?
    var spinning: [Bool] = []
    client.whileAsked = {
      spinning.append(screen.isLoading)
      guard second == nil else { return }
      second = Task { await screen.loginButtonTapped() }
    }
    client.isReady = { spinning.count == 2 }

    // When
    await screen.loginButtonTapped()
    await second?.value

    // Then
    XCTAssertEqual(
      spinning.count, 2,
      "each tap asks the server, as it did before this move: the first answer there or not"
    )
    XCTAssertEqual(
      spinning, spinning.map { _ in true },
      "the spinner stood still while the server was asked: show what each Loading.Response says"
    )
  }

  func testARefusalLeavesTheSpinnerOfAnotherLogin() async {
    // Given
    let client = SlowClient()
    let screen = LoginConfigurator.configure(client: client)
    screen.email = "ada@example.com"
    screen.password = "secret"
    var second: Task<Void, Never>?
    var shown: (message: String, isLoading: Bool)?
    client.whileAsked = {
      guard second == nil else { return }
      screen.email = ""
      second = Task { await screen.loginButtonTapped() }
    }
    client.isReady = { !screen.message.isEmpty }
    client.beforeAnswering = {
      shown = shown ?? (screen.message, screen.isLoading)
    }

    // When
    await screen.loginButtonTapped()
    await second?.value

    // Then
    XCTAssertEqual(
      shown?.message, "Enter your email address.",
      "a tap is refused at once, another login under way or not")
    XCTAssertEqual(
      shown?.isLoading, true,
      "a refusal ended the loading of another login: the interactor ends it when the worker has answered"
    )
  }

  func testEachResponseChangesOnlyWhatItSays() async {
    // When
    screen.viewModel.presentLoading(response: .init(isLoading: true))
    screen.viewModel.presentLoading(response: .init(isLoading: true))
    screen.viewModel.presentAuthentication(
      response: .init(result: .failure(.offline)))

    // Then
    XCTAssertTrue(
      screen.isLoading || screen.message.isEmpty,
      "loading was presented and its end was not: isLoading is what the last Loading.Response said"
    )
  }

  func testTheViewModelKeepsNoClient() async {
    // When
    let kept = Mirror(reflecting: screen.viewModel).children
      .filter { $0.value is any HTTPClient }

    // Then
    XCTAssertEqual(
      kept.count, 0,
      "the view model still holds the client: the worker talks to the server"
    )
  }

  private func logIn(
    email: String = "ada@example.com", password: String = "secret"
  ) async {
    screen.email = email
    screen.password = password
    await screen.loginButtonTapped()
  }
}

/// Remembers that something happened.
private final class Flag: @unchecked Sendable {
  private(set) var isRaised = false

  func raise() { isRaised = true }
}

private struct UnknownError: Error {}

/// A server that answers when it is ready, or after a second: so two logins overlap.
@MainActor
private final class SlowClient: HTTPClient {
  var whileAsked: () -> Void = {}
  var isReady: () -> Bool = { true }
  var beforeAnswering: () -> Void = {}

  func post(_ fields: [String: String], to path: String) async throws
    -> HTTPReply
  {
    whileAsked()
    let end = Date(timeIntervalSinceNow: 1)
    while !isReady(), Date.now < end { await Task.yield() }
    for _ in 1...20 { await Task.yield() }
    beforeAnswering()
    return .ada
  }
}

/// Lets the suite be built where the view model plays no presenter: what it has comes first.
@MainActor
private protocol Unfinished: AnyObject {}

extension Unfinished {
  fileprivate func presentAuthentication(
    response: Login.Authenticate.Response
  ) {}
  fileprivate func presentLoading(response: Login.Loading.Response) {}
}

extension LoginViewModel: Unfinished {}
