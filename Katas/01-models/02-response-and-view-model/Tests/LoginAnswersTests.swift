import XCTest

@testable import Login

@MainActor
final class LoginAnswersTests: XCTestCase {
  private let request = Login.Authenticate.Request(
    email: " Ada@example.com", password: "engine ")

  func testAnEarlierViewModelStaysAsItWas() async throws {
    // Given
    let worker = LoginWorkerStub()
    let interactor = LoginInteractor(worker: worker)
    let presenter = LoginPresenter()
    let view = LoginViewSpy()
    interactor.presenter = presenter
    presenter.viewController = view

    // When
    worker.result = .failure(.invalidCredentials)
    interactor.authenticate(request: request)
    let first = try XCTUnwrap(
      view.failures.first,
      "no failure was displayed: let the interactor present each answer, and the presenter call "
        + "displayFailure(viewModel:) for a failure")
    let firstMessage = first.message
    worker.result = .success(User(id: "1", name: "Ada"))
    interactor.authenticate(request: request)

    // Then
    XCTAssertEqual(
      first.message, firstMessage,
      "the second answer changed the first view model: send a new value each time"
    )
  }

  func testTheWorkerIsAskedOnceForWhatWasTyped() async {
    // Given
    let worker = LoginWorkerStub()
    let interactor = LoginInteractor(worker: worker)
    let presenter = LoginPresenter()
    let view = LoginViewSpy()
    interactor.presenter = presenter
    presenter.viewController = view

    // When
    interactor.authenticate(request: request)

    // Then
    XCTAssertEqual(
      worker.asked, [[" Ada@example.com", "engine "]],
      "only the types change: ask the worker once, email first, as it was typed"
    )
    XCTAssertEqual(
      view.failures.count, 1,
      "only the types change: the worker's answer is presented once")
  }

  func testEachAnswerIsPresentedAsTheWorkerGaveIt() async {
    // Given
    let worker = LoginWorkerStub()
    let interactor = LoginInteractor(worker: worker)
    let presenter = LoginPresenterSpy()
    interactor.presenter = presenter
    let answers: [Result<User, LoginError>] = [
      .failure(.offline), .success(User(id: "2", name: "Grace")),
      .failure(.emptyEmail),
    ]

    // When
    for answer in answers {
      worker.result = answer
      interactor.authenticate(request: .init(email: "", password: ""))
    }

    // Then
    XCTAssertEqual(
      presenter.responses.map(\.result), answers,
      "only the types change: ask about each request, an empty form too, and present each answer as it is"
    )
    XCTAssertEqual(
      worker.asked.count, answers.count,
      "only the types change: ask once about each request, whatever is answered"
    )
  }

  func testTheInteractorHoldsItsPresenter() async {
    // Given
    let interactor = LoginInteractor(worker: LoginWorkerStub())

    // When
    interactor.presenter = LoginPresenter()

    // Then
    XCTAssertNotNil(
      interactor.presenter,
      "nobody else holds the presenter: hold it strongly, as before")
  }

  func testTheInteractorKeepsNoAnswer() async {
    // Given
    let interactor = LoginInteractor(worker: LoginWorkerStub())

    // When
    interactor.authenticate(request: request)

    // Then
    let kept = Mirror(reflecting: interactor).children.filter {
      $0.value is Login.Authenticate.Response
        || $0.value is Result<User, LoginError>
    }
    XCTAssertEqual(
      kept.compactMap(\.label), [],
      "make a new response of each answer: the interactor keeps neither")
  }

  func testASecondLoginDoesNotWaitForTheFirst() async {
    // Given
    let worker = LoginWorkerStub()
    worker.result = nil
    let interactor = LoginInteractor(worker: worker)

    // When
    for _ in 1...2 { interactor.authenticate(request: request) }

    // Then
    XCTAssertEqual(
      worker.asked.count, 2,
      "only the types change: each request is asked about, as before")
  }

  func testALateAnswerDoesNotKeepTheInteractor() async {
    // Given
    let worker = LoginWorkerStub()
    worker.result = nil
    weak var probe: LoginInteractor?

    // When
    do {
      let interactor = LoginInteractor(worker: worker)
      interactor.authenticate(request: request)
      probe = interactor
    }

    // Then
    XCTAssertNil(
      probe,
      "the worker has not answered yet, and keeps the interactor: [weak self], as before"
    )
    // A closure that holds it unowned would end the program here.
    worker.answer(.failure(.unknown))
  }
}
