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
