import XCTest

@testable import vipkata

/// How a scene and its cycle are shown, and said in sentences.
@MainActor
final class PlayPresenterTests: XCTestCase {
  private let view = PageSpy()

  private var presenter: PlayPresenter {
    PlayPresenter(view: view, words: Wording(program: "vipkata")) { 44 }
  }

  private func response(
    _ notes: [PlayedScene.Note] = [],
    on screen: PlayedScene.Screen = Seeds.loginScreen(email: "ada"),
    focus: String = "4"
  ) -> Play.Show.Response {
    Play.Show.Response(
      kata: Seeds.kata("view/login"), screen: screen, focus: focus,
      cycle: Play.Cycle(notes: notes, isSettled: true), news: notes)
  }

  private var drawn: [String] { view.pages.first?.lines.map(\.text) ?? [] }
  private var below: [String] { view.pages.first?.frame?.below.map(\.text) ?? [] }

  func testAScreenIsDrawnInAFrame() async {
    presenter.presentShow(response: response())

    XCTAssertEqual(
      drawn,
      [
        "╭─ Log in ─────────────────────────────────╮",
        "│   [ ada                          ] Email │",
        "│   [ Password                  ]          │",
        "│   ( Send )                               │",
        "│ ▸ ( Log in )                             │",
        "╰──────────────────────────────────────────╯",
      ])
    XCTAssertEqual(view.pages.first?.frame?.selected, 4)
  }

  func testAPasswordIsNotShown() async {
    var screen = Seeds.loginScreen()
    screen.elements[1].text = "abc"
    presenter.presentShow(response: response(on: screen, focus: "2"))

    XCTAssertTrue(drawn[2].contains("[ ***▏"), drawn[2])
  }

  func testTheCycleIsLitAsFarAsItWentAndTheRestIsSaid() async {
    presenter.presentShow(
      response: response([Seeds.note(.request, "email: \"a\""), Seeds.note(.response)]))

    XCTAssertEqual(
      below,
      [
        "━▶ Request    Interactor.logIn  email: \"a\"", "━▶ Response   Presenter.logIn",
        "✘  ViewModel  none came from Presenter.logIn",
      ])
  }

  func testLongValuesStandBelowTheirMessage() async {
    let value = "email: \"ada@example.org\", password: \"lovelace\", and so on"
    presenter.presentShow(response: response([Seeds.note(.request, value)]))

    XCTAssertEqual(
      below.prefix(2),
      ["━▶ Request    Interactor.logIn", "              email: \"ada@example.org\", pas…"])
  }

  func testAPressThatReachesNobodyStaysDark() async {
    presenter.presentShow(response: response())

    XCTAssertEqual(
      below,
      [
        "─▸ Request    none sent by the view since the last key", "─▸ Response",
        "─▸ ViewModel",
      ])
  }

  func testAnEarlierViewModelDoesNotLightALaterRequest() async {
    let notes = [PlayedScene.Message.request, .response, .viewModel, .request].map {
      Seeds.note($0)
    }
    presenter.presentShow(response: response(notes))

    XCTAssertEqual(below.map { $0.prefix(2) }, ["━▶", "✘ ", "─▸"])
  }

  func testAloudANewScreenIsSaidAndThenOnlyWhatChanged() async {
    presenter.presentShow(response: response())
    var screen = Seeds.loginScreen(email: "ada")
    screen.elements.append(PlayedScene.Element(id: "5", kind: .label, text: "Too short."))
    var next = response([Seeds.note(.request, "email: \"a\"")], on: screen)
    next.former = Seeds.loginScreen(email: "ada")
    presenter.presentShow(response: next)

    let said = view.pages.map { ($0.frame?.news ?? []).map { $0.spoken ?? $0.text } }
    XCTAssertEqual(
      said[0],
      [
        "Screen Log in", "Field Email: ada", "Field Password: empty", "Button Send, disabled",
        "Button Log in",
      ])
    XCTAssertEqual(
      said[1].prefix(2), ["Too short.", "Request to Interactor.logIn: email: \"a\""])
  }

  func testProgramsReadTheScreenOnce() async throws {
    presenter.presentShow(response: response([Seeds.note(.request, "x: 1")]))

    let text = try XCTUnwrap(view.pages.first?.object?.text)
    XCTAssertTrue(
      text.contains(#"{"isEnabled":false,"isOn":false,"kind":"button","text":"Send"}"#), text)
    XCTAssertTrue(text.contains(#""cycle":[{"kind":"Request","method":"logIn""#), text)
  }

  func testALeakIsCountedWhenTheScreenIsClosed() async {
    presenter.presentClose(
      response: Play.Close.Response(kata: Seeds.kata("view/login"), leaks: ["A", "B"]))
    presenter.presentClose(
      response: Play.Close.Response(kata: Seeds.kata("view/login"), leaks: []))

    XCTAssertEqual(
      view.pages.map { $0.lines.first?.text },
      [
        "✘ view/login is closed, and 2 parts of it live on: A, B.",
        "✔ view/login is closed, and no part of it lives on.",
      ])
  }
}
