import Entities
import Foundation
import Scenes
import XCTest

@MainActor
final class SharingPresenterTests: XCTestCase {
  private let view = SharingDisplaySpy()
  private lazy var sut: SharingPresenter = {
    let presenter = SharingPresenter(program: "vipkata", journal: "Workspace/journal.jsonl")
    presenter.view = view
    return presenter
  }()
  private lazy var json: SharingJSONPresenter = {
    let presenter = SharingJSONPresenter()
    presenter.view = view
    return presenter
  }()

  private var text: String { view.pages.last?.text ?? "" }

  private func plan(in place: String = "/srv/room", isQuestion: Bool = true) throws {
    let place = try SharedPlace(place, in: URL(fileURLWithPath: "/"))
    sut.presentPlan(
      response: Sharing.Plan.Response(
        membership: SharingBench.membership("Ada Lovelace", in: place), events: 2,
        isQuestion: isQuestion))
  }

  func testWhatIsSharedIsSaidInEightyColumns() async throws {
    try plan()
    let question = try XCTUnwrap(view.questions.first)
    XCTAssertEqual(question.prompt, "Share this? (y/n) ")
    for part in [
      "/srv/room", "Ada Lovelace", "Ada%20Lovelace.jsonl", "names of failing tests", "2 events now",
      "not   your code", "Workspace/journal.jsonl", "vipkata leave removes the file again",
    ] {
      XCTAssertTrue(question.page.text.contains(part), "\(part) in \(question.page.text)")
    }
    XCTAssertLessThanOrEqual(question.page.lines.map(\.columns).max() ?? 0, 80)
    XCTAssertFalse(question.page.text.contains("http"))
  }

  func testWhatOthersCanReadOnTheWayIsSaid() async throws {
    try plan(in: "http://host/room/", isQuestion: false)
    XCTAssertTrue(text.contains("others in this network can read it"))
  }

  func testJoined() async {
    var response = Sharing.Join.Response(
      membership: SharingBench.membership(), events: 1, delay: nil)
    sut.presentJoin(response: response)
    XCTAssertEqual(
      text, "You share as Ada with /srv/room.\nYour record is there, with 1 event.")

    response = Sharing.Join.Response(
      membership: SharingBench.membership(), events: 1, delay: UserError("It is away."))
    sut.presentJoin(response: response)
    XCTAssertTrue(text.contains("Your record is not there yet: It is away."))
  }

  func testLeft() async {
    for (record, words, status) in [
      (Sharing.Departure.Record.removed, "Ada.jsonl was removed.", ExitStatus.done),
      (.removedLater(UserError("Away.")), "is removed in the background as soon", .done),
      (.leftThere(UserError("Away.")), "ask whoever has the place", .failed),
    ] {
      let departure = Sharing.Departure(membership: SharingBench.membership(), record: record)
      sut.presentLeave(response: Sharing.Leave.Response(departure: departure))
      XCTAssertTrue(text.contains(words), text)
      XCTAssertEqual(view.pages.last?.status, status)
    }
    sut.presentLeave(response: Sharing.Leave.Response(departure: nil))
    XCTAssertEqual(text, "You share with nobody.")
  }

  func testForPrograms() async throws {
    json.presentJoin(
      response: Sharing.Join.Response(
        membership: SharingBench.membership(), events: 1, delay: UserError("Away.")))
    XCTAssertEqual(
      try ParsedJSON(view.pages.last),
      [
        "schema": 1, "shares": true, "place": "/srv/room", "name": "Ada", "file": "Ada.jsonl",
        "events": 1, "delivered": false, "problem": "Away.",
      ])

    json.presentLeave(response: Sharing.Leave.Response(departure: nil))
    XCTAssertEqual(text, #"{"schema":1,"shares":false}"#)
    json.presentLeave(
      response: Sharing.Leave.Response(
        departure: Sharing.Departure(
          membership: SharingBench.membership(), record: .leftThere(UserError("Away.")))))
    XCTAssertEqual(view.pages.last?.status, .failed)
  }
}

@MainActor
final class SharingDisplaySpy: SharingDisplayLogic {
  private(set) var pages: [Page] = []
  private(set) var questions: [Sharing.Question] = []

  func displayConfirmation(viewModel: Sharing.Question) { questions.append(viewModel) }
  func displayPage(viewModel: Page) { pages.append(viewModel) }
}
