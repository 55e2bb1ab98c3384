import XCTest

@testable import vipkata

/// The scene, from requests to pages.
@MainActor
final class NewSceneTests: XCTestCase {
  private let view = PageSpy()
  private let worker = NewSceneWorkerSpy()
  private lazy var sut = NewSceneInteractor(
    presenter: NewScenePresenter(view: view, words: Wording(program: "vipkata")), worker: worker)

  static let answers: [SceneChoice: String] = [
    .purpose: "form", .data: "api", .navigation: "push",
  ]

  private var printed: [String] { view.pages.map(\.text) }

  /// Types one line at each prompt, and then nothing more.
  private func converse(_ lines: String..., choices: [SceneChoice: String] = answers) {
    sut.plan(
      request: NewScene.Plan.Request(name: "Checkout", choices: choices, isInteractive: true))
    var lines = lines[...]
    while view.pages.last?.prompt != nil {
      sut.answer(request: NewScene.Answer.Request(text: lines.popFirst()))
    }
  }

  /// - Returns: the reply if the scene cannot be made.
  private func refusal(
    _ name: String = "Checkout", choices: [SceneChoice: String] = answers, useCases: [String] = []
  ) -> [String]? {
    sut.plan(request: NewScene.Plan.Request(name: name, useCases: useCases, choices: choices))
    return view.pages.last?.status == .failed ? printed.last?.lines : nil
  }

  func testADialogue() async {
    converse("form", "x", "1", "tab", "y", choices: [:])

    XCTAssertEqual(
      view.pages.compactMap(\.prompt),
      ["purpose? ", "data? ", "data? ", "navigation? ", "Write 2 files? (y/n) "])
    XCTAssertEqual(
      printed[0],
      """
      What is the scene for?
        1  display  shows something: a list, a detail, a profile
        2  form     takes what the user enters
        3  hub      leads to other scenes
        4  flow     goes step by step, and is done after the last
      """)
    XCTAssertTrue(printed[2].hasPrefix("\"x\" is not one of these. Type a word or its number."))
    XCTAssertEqual(
      printed[4],
      """

      Checkout takes what the user enters, with data on a server, and pushes the next scene onto \
      the stack of a tab of its own; in UIKit, tested with XCTest. Use case: Submit.
        App/Checkout/CheckoutView.swift
        App/Checkout/CheckoutWorker.swift
      """)
    XCTAssertTrue(
      printed[5].hasSuffix(
        """
        2 files written. 2 TODOs left to you.
        Add the folder Checkout to your app, and CheckoutTests to its tests.
        """))
    XCTAssertEqual(worker.created.count, 1)
  }

  func testOnlyWhatIsOpenIsAskedAndTheBeginningOfAWordIsEnough() async {
    converse("2", " Mod ", choices: [.data: "api"])

    XCTAssertEqual(
      view.pages.compactMap(\.prompt), ["purpose? ", "navigation? ", "Write 2 files? (y/n) "])
    XCTAssertEqual(
      printed[2].lines[1],
      "Checkout takes what the user enters, with data on a server, and presents the next scene over "
        + "this one; in UIKit, tested with XCTest. Use case: Submit.")
  }

  func testWhatIsNoAnswerIsAskedAgain() async {
    converse("", "0", "5", "f", "table", choices: [:])

    XCTAssertEqual(
      view.pages.compactMap(\.prompt), Array(repeating: "purpose? ", count: 6))
    XCTAssertEqual(
      printed[1...5].map(\.lines[0]),
      ["", "0", "5", "f", "table"].map {
        "\"\($0)\" is not one of these. Type a word or its number."
      })
  }

  func testEverythingButYesLeavesIt() async {
    for line in ["n", "", "no"] {
      converse(line)
      XCTAssertEqual(printed.last, "Nothing was written.")
    }
    converse()
    XCTAssertEqual(printed.last, "Nothing was written.")
    XCTAssertEqual(worker.created, [])
  }

  func testWhereNobodyCanBeAskedTheOptionIsNamed() async {
    XCTAssertEqual(
      refusal(choices: [.purpose: "hub"])?.first,
      "error: A new scene needs --data: api, local, input, several.")
  }

  func testAFileThatExistsStopsItBeforeAnybodyIsAsked() async {
    worker.taken = UserError("It exists already.", mend: "Choose another name.")
    converse("y")

    XCTAssertEqual(printed, ["error: It exists already.\nChoose another name."])
  }

  func testNamesThatSwiftCannotUseAreRefused() async {
    XCTAssertEqual(refusal("my-scene")?.last, "Did you mean MyScene?")
    XCTAssertEqual(refusal("checkout")?.last, "Did you mean Checkout?")
    for name in ["Type", "Self", "", "../Checkout", "1st"] {
      XCTAssertEqual(
        refusal(name)?.first, "error: \"\(name)\" cannot be the name of a scene.")
    }
    XCTAssertEqual(
      refusal("Übersicht"),
      [
        "error: \"Übersicht\" cannot be the name of a scene: use only the letters A to Z.",
        "Did you mean Ubersicht?",
      ])
    XCTAssertEqual(
      refusal(useCases: ["Default"])?.first,
      "error: \"Default\" cannot be the name of a use case.")
    XCTAssertEqual(worker.created, [])
  }

  func testANameThatTheTemplatesUseIsRefused() async {
    worker.content.append(
      SceneTemplate(path: "__Scene__/A.swift.txt", text: "// Task\nlet task: Other\n"))

    XCTAssertNil(refusal("Task"))
    XCTAssertEqual(
      refusal("Other")?.first,
      "error: The templates use the name Other themselves, so the scene would not build.")
  }

  func testAUseCaseThatIsNamedTwiceIsRefused() async {
    XCTAssertEqual(
      refusal(useCases: ["Pay", "Cancel", "Pay"])?.first,
      "error: The use case Pay is named twice.")
  }

  func testTwoTemplatesForOneFileAreAMistake() async {
    worker.content.append(
      SceneTemplate(path: "__Scene__/__Scene__View@form.swift.txt", text: "struct X {}\n"))

    XCTAssertEqual(
      refusal()?.first, "error: Two templates make Checkout/CheckoutView.swift.")
    XCTAssertEqual(worker.created, [])
  }
}

/// A disk with two templates that keeps what is written.
private final class NewSceneWorkerSpy: NewSceneWorkerLogic {
  nonisolated(unsafe) var content = [
    SceneTemplate(path: "__Scene__/__Scene__View.swift.txt", text: "struct __Scene__View {}\n"),
    SceneTemplate(
      path: "__Scene__/__Scene__Worker@api.swift.txt",
      text: "// TODO: One.\n// TODO: Two.\nstruct __Scene__Worker {}\n"),
  ]
  nonisolated(unsafe) var taken: UserError?
  nonisolated(unsafe) private(set) var created: [[String: String]] = []

  func templates() throws -> [SceneTemplate] { content }

  func requireNew(_ paths: [String]) throws -> [String] {
    if let taken { throw taken }
    return paths.map { "App/\($0)" }
  }

  func create(_ files: [String: String]) throws -> [String] {
    created.append(files)
    return files.keys.sorted().map { "App/\($0)" }
  }
}
