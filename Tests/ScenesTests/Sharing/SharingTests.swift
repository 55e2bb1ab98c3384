import Foundation
import XCTest

@testable import vipkata

/// The scene, from requests to pages, with a place that a test fills.
@MainActor
class SharingSceneTestCase: XCTestCase {
  let view = PageSpy()
  let worker = SharingWorkerSpy()
  let journal = JournalWorkerSpy()
  let workspace = WorkspaceWorkerSpy()
  let kata = Seeds.kata("hello/one")
  lazy var sut = SharingInteractor(
    presenter: SharingPresenter(
      view: view, words: Wording(program: "vipkata"), journal: "journal.jsonl"),
    worker: worker, journal: journal,
    course: CourseWorkerStub(parts: [KataParts(kata: kata)]), workspace: workspace)

  let room = WorkshopAddress.folder(URL(fileURLWithPath: "/srv/room"))

  func member(_ name: String = "Ada") -> Membership {
    Membership(place: room, name: LearnerName(name)!)
  }
}

/// Cases that no answer of `AnswersTests` shows.
@MainActor
final class SharingTests: SharingSceneTestCase {
  private let one = JournalWorkerSpy.Entry.one(.opened)
  private let two = JournalWorkerSpy.Entry.one(.reset)

  private var text: String { view.pages.map(\.text).joined(separator: "\n") }

  private func events(_ entries: JournalWorkerSpy.Entry...) throws -> [JournalEvent] {
    let journal = JournalWorkerSpy()
    journal.past = entries
    return try journal.events()
  }

  private func plan(
    _ name: String = "Ada", in place: String = "/srv/room", consent: Sharing.Consent = .given
  ) throws {
    let place = try WorkshopAddress(place, in: URL(fileURLWithPath: "/"))
    sut.preview(request: Sharing.Preview.Request(place: place, name: name, consent: consent))
  }

  func testSomebodyIsAskedBeforeAnythingIsShared() async throws {
    journal.past = [one, two]
    try plan(consent: .asked)
    XCTAssertEqual(view.pages.map(\.prompt), ["Share this? (y/n) "])
    XCTAssertTrue(text.contains("2 events now"), text)
    XCTAssertEqual(worker.joined, [])

    sut.answer(request: Sharing.Answer.Request(text: "n"))
    XCTAssertEqual(view.pages.last?.text, "Nothing is shared.")
    XCTAssertEqual(worker.joined, [])

    sut.answer(request: Sharing.Answer.Request(text: "y"))
    XCTAssertEqual(worker.joined, [member()])
    XCTAssertEqual(
      view.pages.last?.text,
      "You share as Ada with /srv/room.\nYour record is there, with 2 events.")
  }

  func testWhereNobodyCanBeAskedItHasToBeAgreedTo() async throws {
    try plan(consent: .missing)
    XCTAssertEqual(worker.joined, [])

    try plan(consent: .given)
    XCTAssertEqual(view.pages.map(\.prompt), [nil, nil, nil, nil])
    XCTAssertEqual(worker.joined.map(\.place), [room])
  }

  func testWhatOthersCanReadOnTheWayIsSaid() async throws {
    try plan(consent: .missing)
    XCTAssertFalse(text.contains("others in this network can read it"))
    try plan(in: "http://host/room/", consent: .missing)
    XCTAssertTrue(text.contains("others in this network can read it"))
  }

  func testADelayIsToldAndARefusalToo() async throws {
    worker.delay = UserError("Away.")
    try plan()
    XCTAssertEqual(
      try ParsedJSON(view.pages.last),
      [
        "schema": 1, "shares": true, "place": "/srv/room", "name": "Ada", "file": "Ada.jsonl",
        "events": 0, "delivered": false, "problem": "Away.",
      ])

    worker.refusal = PlaceFailure("No (403).")
    try plan()
    XCTAssertEqual(view.pages.last?.text, "error: No (403).")
  }

  func testANameIsFreeWhereNobodyOrOneselfHasIt() async throws {
    journal.past = [one]
    for theirs in [nil, try events(one), try events(one, two)] {
      worker.theirs = theirs
      try plan()
    }
    XCTAssertEqual(worker.joined.count, 3)
  }

  func testANameThatSomebodyElseHasIsNotTaken() async throws {
    journal.past = [one]
    for theirs in [[], try events(two), try events(two, one)] {
      worker.theirs = theirs
      try plan()
    }
    journal.past = []
    worker.theirs = try events(one)
    try plan()
    XCTAssertEqual(worker.joined, [])
    XCTAssertEqual(view.pages.count, 4, "nothing is asked then")
    for page in view.pages {
      XCTAssertTrue(
        page.text.hasPrefix("error: Somebody in /srv/room already has the name Ada."), page.text)
    }
  }

  func testOneSharesWithOnePlace() async throws {
    worker.present = member("Grace")
    try plan()
    XCTAssertTrue(text.contains("You already share as Grace with /srv/room."), text)
    worker.present?.isLeaving = true
    try plan()
    XCTAssertTrue(text.contains("Your record in /srv/room is not removed yet."), text)
    XCTAssertEqual(worker.joined, [])

    worker.present = member()
    worker.theirs = []
    try plan()
    XCTAssertEqual(worker.joined.count, 1, "the same again mends what is amiss")
  }

  func testNamesThatAreNoneAndNamesOfAnotherKeyboard() async throws {
    for (name, what) in [
      (" ", "is empty"), ("a\nb", "has a line break or another invisible character"),
      (String(repeating: "a", count: 300), "has 300 characters"),
    ] {
      try plan(name)
      XCTAssertEqual(
        view.pages.last?.text,
        "error: The name after --as \(what).\nWrite one line of at most 60 characters, such as "
          + "--as \"Ada Lovelace\".")
    }
    try plan(String(repeating: "ü", count: 50))
    XCTAssertEqual(
      view.pages.last?.text,
      "error: The name after --as is too long for a file's name, where each letter other than A to "
        + "Z takes several characters.\nShorten it.")
    try plan("Jos\u{e9}")
    try plan(" Jose\u{301} ")
    XCTAssertEqual(worker.joined.map(\.name.file), ["Jos%C3%A9.jsonl", "Jos%C3%A9.jsonl"])
  }

  func testWhoLeavesTakesTheirHandDown() async throws {
    journal.past = [one, .one(.asked("Why?"))]
    sut.leave()
    sut.leave()
    XCTAssertEqual(journal.appended, [.one(.lowered)])
  }

  func testWhatCouldNotBeRemovedIsTold() async {
    for (isLastTry, words, status) in [
      (false, "as soon as", ExitStatus.done), (true, "ask whoever runs the place", .failed),
    ] {
      worker.departure = Departure(
        membership: member(), problem: UserError("Away."), isLastTry: isLastTry)
      sut.leave()
      XCTAssertTrue(text.contains("Ada.jsonl is still there: Away."), text)
      XCTAssertTrue(text.contains(words), text)
      XCTAssertEqual(view.pages.last?.status, status)
    }
  }
}
