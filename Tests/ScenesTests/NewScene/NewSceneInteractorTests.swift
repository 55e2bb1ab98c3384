import XCTest

@testable import vipkata

@MainActor
final class NewSceneInteractorTests: XCTestCase {
  private let bench = NewSceneBench()

  func testOpenQuestionsAreAskedInOrder() async {
    bench.sut.plan(request: bench.request(choices: [.data: "api"], isInteractive: true))
    bench.sut.answer(request: NewScene.Answer.Request(text: "2"))
    bench.sut.answer(request: NewScene.Answer.Request(text: " Mod "))

    XCTAssertEqual(bench.presenter.questions.map(\.choice), [.purpose, .navigation])
    XCTAssertEqual(
      bench.presenter.plans.first?.draft.choices,
      [.purpose: "form", .data: "api", .navigation: "modal", .ui: "uikit", .tests: "xctest"])
  }

  func testWhatIsNoAnswerIsAskedAgain() async {
    bench.sut.plan(request: bench.request(choices: [:], isInteractive: true))
    for text in ["", "0", "5", "f", "table"] {
      bench.sut.answer(request: NewScene.Answer.Request(text: text))
    }

    XCTAssertEqual(
      bench.presenter.questions.map(\.misunderstood), [nil, "", "0", "5", "f", "table"])
    XCTAssertEqual(Set(bench.presenter.questions.map(\.choice)), [.purpose])
  }

  func testWhereNobodyCanBeAskedTheOptionIsNamed() async {
    bench.sut.plan(request: bench.request(choices: [.purpose: "hub"]))

    XCTAssertEqual(
      bench.presenter.errors.map(\.message),
      ["A new scene needs --data: api, local, input, several."])
  }

  func testAFileThatExistsStopsItBeforeAnybodyIsAsked() async {
    let taken = UserError("App/Checkout/CheckoutView.swift exists already.")
    bench.worker.taken = taken

    bench.sut.plan(request: bench.request(isInteractive: true))

    XCTAssertEqual(bench.presenter.errors, [taken])
    XCTAssertEqual(bench.presenter.plans, [])
  }

  func testNamesThatSwiftCannotUseAreRefused() async {
    let refused = ["my-scene": "Did you mean MyScene?", "checkout": "Did you mean Checkout?"]
    for (name, mend) in refused {
      bench.sut.plan(request: bench.request(name))
      XCTAssertEqual(bench.presenter.errors.last?.mend, mend)
    }
    for name in ["Type", "Self", "", "../Checkout", "Größe", "1st"] {
      bench.sut.plan(request: bench.request(name))
      XCTAssertEqual(
        bench.presenter.errors.last?.message, "\"\(name)\" cannot be the name of a scene.")
    }
    bench.sut.plan(request: bench.request(useCases: ["Default"]))
    XCTAssertEqual(
      bench.presenter.errors.last?.message, "\"Default\" cannot be the name of a use case.")
    XCTAssertEqual(bench.worker.created, [])
  }

  func testANameThatTheTemplatesUseIsRefused() async {
    bench.worker.content.append(
      SceneTemplate(path: "__Scene__/A.swift.txt", text: "// Task\nlet task: Other\n"))

    for name in ["Task", "Other"] { bench.sut.plan(request: bench.request(name)) }

    XCTAssertEqual(
      bench.presenter.errors.map(\.message),
      ["The templates use the name Other themselves, so that the scene would not build."])
  }

  func testAUseCaseThatIsNamedTwiceIsRefused() async {
    bench.sut.plan(request: bench.request(useCases: ["Pay", "Cancel", "Pay"]))

    XCTAssertEqual(bench.presenter.errors.map(\.message), ["The use case Pay is named twice."])
  }

  func testTwoTemplatesForOneFileAreAMistake() async {
    bench.worker.content.append(
      SceneTemplate(path: "__Scene__/__Scene__View@form.swift.txt", text: "struct X {}\n"))

    bench.sut.plan(request: bench.request())

    XCTAssertEqual(
      bench.presenter.errors.map(\.message), ["Two templates make Checkout/CheckoutView.swift."])
    XCTAssertEqual(bench.worker.created, [])
  }
}
