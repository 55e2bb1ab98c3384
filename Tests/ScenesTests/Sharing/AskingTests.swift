import Foundation
import XCTest

@testable import vipkata

/// `ask`, from requests to pages.
@MainActor
final class AskingTests: SharingSceneTestCase {
  private var text: String { view.pages.last?.text ?? "" }
  private let code = SentFile(name: "LoginInteractor.swift", text: "// mine\n")

  override func setUp() async throws {
    worker.present = member()
    journal.past = [.one(.opened)]
    workspace.files = [kata.id: [Seeds.file(code.name, code.text)]]
  }

  private func ask(_ question: String, code: Bool = false, _ consent: Sharing.Consent = .missing) {
    sut.ask(request: Sharing.Ask.Request(question: question, sendsCode: code, consent: consent))
  }

  func testAQuestionGoesWithoutCode() async throws {
    ask(" Who calls whom? ")

    XCTAssertEqual(journal.appended, [.one(.asked("Who calls whom?"))])
    XCTAssertEqual(worker.attached, [[]])
    XCTAssertEqual(
      text,
      """
      Your hand is up on hello/one: Who calls whom?
      It goes down when the kata is green, or with vipkata ask --done.
      """)
    XCTAssertEqual(
      try ParsedJSON(view.pages.last),
      [
        "schema": 1, "hand": true, "kata": "hello/one", "question": "Who calls whom?",
        "code": [], "place": "/srv/room",
      ])
  }

  func testCodeIsShownFirstAndSentOnlyAfterAYes() async {
    ask("Why?", code: true, .asked)
    XCTAssertTrue(text.contains("whoever can read /srv/room can read this:\nWhy?"), text)
    XCTAssertTrue(text.contains("LoginInteractor.swift\n  // mine"), text)
    XCTAssertEqual(view.pages.last?.prompt, "Send this? (y/n) ")
    sut.answer(request: Sharing.Answer.Request(text: nil))
    XCTAssertEqual(journal.appended, [])
    XCTAssertEqual(worker.attached, [])

    sut.answer(request: Sharing.Answer.Request(text: "y"))
    XCTAssertEqual(journal.appended, [.one(.asked("Why?"))])
    XCTAssertEqual(worker.attached, [[code]])
    XCTAssertTrue(text.contains("hello/one, with LoginInteractor.swift: Why?"), text)
  }

  func testWhereNobodyCanBeAskedItHasToBeAgreedTo() async {
    ask("Why?", code: true)
    XCTAssertTrue(text.contains("you have to agree"), text)
    XCTAssertEqual(journal.appended, [])

    ask("Why?", code: true, .given)
    XCTAssertEqual(view.pages.suffix(2).map(\.prompt), [nil, nil])
    XCTAssertEqual(worker.attached, [[code]])
  }

  func testWithoutAWorkshopAKataOrAQuestionNoHandGoesUp() async {
    for question in ["", "two\nlines", "\u{1b}[2J", String(repeating: "x", count: 201)] {
      ask(question)
      XCTAssertTrue(text.hasPrefix("error: A question is one line of at most 200"), text)
    }
    journal.past = []
    ask("Why?")
    XCTAssertTrue(text.hasPrefix("error: No kata is open."), text)
    worker.present?.isLeaving = true
    ask("Why?")
    XCTAssertTrue(text.hasPrefix("error: You are not in a workshop"), text)
    XCTAssertEqual(journal.appended, [])
  }

  func testAHandIsTakenDownOnce() async throws {
    journal.past.append(.one(.asked("Why?")))
    sut.lower()
    XCTAssertEqual(text, "Your hand on hello/one is down.")
    XCTAssertEqual(
      try ParsedJSON(view.pages.last), ["schema": 1, "hand": false, "kata": "hello/one"])
    sut.lower()
    XCTAssertEqual(text, "Your hand was not up.")
    XCTAssertEqual(journal.appended, [.one(.lowered)])
  }
}
