import XCTest

@testable import Planning

@MainActor
final class InterviewPresenterTests: XCTestCase {
  private let view = ViewSpy()
  private let sut = InterviewPresenter()

  override func setUp() async throws {
    sut.viewController = view
  }

  func testAQuestionComesWithItsOptions() async {
    // When
    for question in [Question.purpose, .data, .navigation] {
      sut.presentNext(
        response: .init(sceneName: "Checkout", step: .ask(question)))
    }

    // Then
    XCTAssertEqual(
      view.viewModels,
      [
        .init(
          title: "What is the main purpose of this scene?",
          lines: ["display", "form input", "navigation hub", "action flow"]),
        .init(
          title: "What data does this scene need?",
          lines: ["API", "local storage", "user input", "multiple source"]),
        .init(
          title: "How does this scene connect to others?",
          lines: ["push detail", "modal", "replace root", "tab child"]),
      ],
      "a question is shown with its own text as the title, and its options as the lines"
    )
  }

  func testAPlanSumsUpAndNamesItsFiles() async {
    // Given
    let answers = Answers(
      purpose: .formInput, data: .api, navigation: .replaceRoot)

    // When
    sut.presentNext(
      response: .init(
        sceneName: "Checkout",
        step: .plan(answers: answers, roles: [.models, .interactor])))

    // Then
    XCTAssertEqual(
      view.viewModels,
      [
        .init(
          title: "Creating a scene for form input with API operations"
            + ", using the replace root pattern.",
          lines: ["CheckoutModels.swift", "CheckoutInteractor.swift"])
      ],
      "a plan is shown with one sentence as the title; a line is scene name, role, .swift"
    )
  }

  func testTheWordsAreThoseOfTheAnswers() async {
    // Given
    let answers = [
      Answers(purpose: .displayData, data: .userInput, navigation: .modal),
      Answers(
        purpose: .navigationHub, data: .localStorage, navigation: .tabChild),
      Answers(
        purpose: .actionFlow, data: .multipleSources,
        navigation: .pushDetail),
    ]

    // When
    for known in answers {
      sut.presentNext(
        response: .init(
          sceneName: "OrderList", step: .plan(answers: known, roles: [])))
    }

    // Then
    XCTAssertEqual(
      view.viewModels.map(\.title),
      [
        "Creating a scene for display with user input operations"
          + ", using the modal pattern.",
        "Creating a scene for navigation hub with local storage operations"
          + ", using the tab child pattern.",
        "Creating a scene for action flow with multiple source operations"
          + ", using the push detail pattern.",
      ],
      "the sentence of the brief is an example: take the words of the answers"
    )
  }

  func testTheNameIsTheScenes() async {
    // When
    for name in ["OrderList", "profile"] {
      sut.presentNext(
        response: .init(
          sceneName: name,
          step: .plan(answers: Answers(), roles: [.router, .models])))
    }

    // Then
    XCTAssertEqual(
      view.viewModels,
      [
        .init(
          title: "Creating the OrderList scene.",
          lines: ["OrderListRouter.swift", "OrderListModels.swift"]),
        .init(
          title: "Creating the profile scene.",
          lines: ["profileRouter.swift", "profileModels.swift"]),
      ],
      "Checkout is an example: title and files have the name that the response brings, and the roles its order"
    )
  }

  func testThePresenterNamesEachFileItIsGiven() async {
    // Given
    let answers = Answers(
      purpose: .formInput, data: .userInput, navigation: .modal)

    // When
    sut.presentNext(
      response: .init(
        sceneName: "Checkout",
        step: .plan(answers: answers, roles: [.worker])))

    // Then
    XCTAssertEqual(
      view.viewModels.map(\.lines), [["CheckoutWorker.swift"]],
      "the interactor decides the roles: name a file for each one given")
  }

  func testAPlanSumsUpOnlyWhatItWasTold() async {
    // Given
    let incomplete = [
      Answers(purpose: .formInput, data: .api),
      Answers(purpose: .formInput, navigation: .modal),
      Answers(data: .api, navigation: .modal),
    ]

    // When
    for answers in incomplete {
      sut.presentNext(
        response: .init(
          sceneName: "Checkout",
          step: .plan(answers: answers, roles: [.models])))
    }

    // Then
    XCTAssertEqual(
      view.viewModels.map(\.title),
      Array(
        repeating: "Creating the Checkout scene.", count: incomplete.count),
      "an answer is missing: only name the scene, and invent nothing")
  }
}

private final class ViewSpy: InterviewDisplayLogic {
  private(set) var viewModels: [Interview.Next.ViewModel] = []

  func displayNext(viewModel: Interview.Next.ViewModel) {
    viewModels.append(viewModel)
  }
}
