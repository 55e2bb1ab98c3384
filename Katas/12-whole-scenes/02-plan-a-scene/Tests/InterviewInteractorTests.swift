import XCTest

@testable import Planning

@MainActor
final class InterviewInteractorTests: XCTestCase {
  private let presenter = PresenterSpy()
  private let sut = InterviewInteractor()

  override func setUp() async throws {
    sut.presenter = presenter
  }

  func testOpenQuestionsAreAskedInOrder() async {
    // When
    ask(knowing: Answers())
    ask(knowing: Answers(purpose: .formInput))
    ask(knowing: Answers(purpose: .formInput, data: .api))

    // Then
    XCTAssertEqual(
      presenter.asked, [.purpose, .data, .navigation],
      "ask the first open question: purpose, then data, then navigation")
  }

  func testWhatIsKnownIsNotAskedFor() async {
    // When
    ask(knowing: Answers(data: .api, navigation: .modal))
    ask(knowing: Answers(purpose: .formInput, navigation: .modal))

    // Then
    XCTAssertEqual(
      presenter.steps.count, 2,
      "a request has one answer: the next question, or the plan")
    XCTAssertEqual(
      presenter.asked, [.purpose, .data],
      "one answer is missing: ask for this one")
  }

  func testThePlanComesWhenAllIsKnown() async {
    // Given
    let answers = Answers(
      purpose: .formInput, data: .api, navigation: .replaceRoot)

    // When
    ask(knowing: answers)

    // Then
    XCTAssertEqual(
      presenter.steps, [.plan(answers: answers, roles: Role.allCases)],
      "all three answers are there: plan, with every role in the order of Role"
    )
    XCTAssertEqual(
      presenter.sceneNames, ["gift shop"],
      "the response has the name of the request, as it is: invent none")
  }

  func testJustDoItSkipsTheQuestions() async {
    // When
    skip(knowing: Answers())
    skip(knowing: Answers(purpose: .formInput))
    skip(knowing: Answers(purpose: .formInput, data: .api))

    // Then
    XCTAssertEqual(
      presenter.asked, [],
      "somebody said “just do it”: ask nothing, and plan, whatever is known by then"
    )
  }

  func testJustDoItInventsNoAnswers() async {
    // Given
    let known = [
      Answers(), Answers(purpose: .formInput), Answers(data: .api),
      Answers(purpose: .formInput, data: .api, navigation: .modal),
    ]

    // When
    for answers in known { skip(knowing: answers) }

    // Then
    XCTAssertEqual(
      presenter.plannedWith, known,
      "plan with the answers that came, and leave the open ones open: invent nothing"
    )
  }

  func testAPlanWithoutAnswersHasEveryRole() async {
    // When
    skip(knowing: Answers())

    // Then
    XCTAssertEqual(
      presenter.planned, [Role.allCases],
      "nothing is known about the data: plan with every role")
  }

  func testUserInputAloneNeedsNoWorker() async {
    for purpose in Purpose.allCases {
      // Given
      let answers = Answers(
        purpose: purpose, data: .userInput, navigation: .modal)

      // When
      ask(knowing: answers)

      // Then
      XCTAssertEqual(
        presenter.planned.last,
        [
          .models, .interactor, .presenter, .viewController, .router,
          .configurator,
        ],
        "the data is user input only: plan no worker; here the purpose is \(purpose)"
      )
    }
  }

  func testWhateverIsReadOrWrittenNeedsAWorker() async {
    for data in [DataNeed.api, .localStorage, .multipleSources] {
      // Given
      let answers = Answers(
        purpose: .formInput, data: data, navigation: .modal)

      // When
      ask(knowing: answers)

      // Then
      XCTAssertEqual(
        presenter.planned.last, Role.allCases,
        "only a scene with nothing but user input has no worker; here the data is \(data)"
      )
    }
  }

  func testJustDoItNeedsNoWorkerForUserInputEither() async {
    // When
    skip(knowing: Answers(data: .userInput))

    // Then
    XCTAssertEqual(
      presenter.planned,
      [
        [
          .models, .interactor, .presenter, .viewController, .router,
          .configurator,
        ]
      ],
      "the data is known to be user input only: plan no worker, skipped or not"
    )
  }

  func testOnlyTheDataLeavesARoleOut() async {
    // When
    for purpose in Purpose.allCases {
      for navigation in NavigationPattern.allCases {
        ask(
          knowing: Answers(
            purpose: purpose, data: .api, navigation: navigation))
      }
    }

    // Then
    XCTAssertEqual(
      presenter.planned.filter { $0 != Role.allCases }, [],
      "the data comes from an API: plan every role, whatever purpose and navigation are"
    )
  }

  func testEachRequestIsAnInterviewOfItsOwn() async {
    // When
    skip(knowing: Answers(purpose: .formInput))
    for _ in 1...4 { ask(knowing: Answers()) }

    // Then
    XCTAssertEqual(
      presenter.asked, [.purpose, .purpose, .purpose, .purpose],
      "what is known, and whether to skip, comes with each request: keep nothing of the one before"
    )
  }

  func testTheInteractorHoldsItsPresenter() async {
    // When
    sut.presenter = PresenterSpy()

    // Then
    XCTAssertNotNil(
      sut.presenter,
      "nobody else holds the presenter: hold it strongly, only the view is held weakly"
    )
  }

  private func skip(knowing answers: Answers) {
    sut.next(
      request: .init(
        sceneName: "gift shop", answers: answers, isSkipped: true))
  }

  private func ask(knowing answers: Answers) {
    sut.next(
      request: .init(
        sceneName: "gift shop", answers: answers, isSkipped: false))
  }
}

private final class PresenterSpy: InterviewPresentationLogic {
  private(set) var steps: [Interview.Next.Step] = []
  private(set) var sceneNames: [String] = []

  var asked: [Question] {
    steps.compactMap { step in
      if case .ask(let question) = step { question } else { nil }
    }
  }

  var planned: [[Role]] {
    steps.compactMap { step in
      if case .plan(_, let roles) = step { roles } else { nil }
    }
  }

  var plannedWith: [Answers] {
    steps.compactMap { step in
      if case .plan(let answers, _) = step { answers } else { nil }
    }
  }

  func presentNext(response: Interview.Next.Response) {
    steps.append(response.step)
    sceneNames.append(response.sceneName)
  }
}
