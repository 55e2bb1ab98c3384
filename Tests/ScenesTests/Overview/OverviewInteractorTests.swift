import Entities
import Scenes
import XCTest

@MainActor
final class OverviewInteractorTests: XCTestCase {
  private let presenter = OverviewPresenterSpy()
  private let journal = JournalWorkerSpy()
  private let machine = CheckupWorkerStub()
  private var sharing = CheckupWorkerStub(found: [])
  private var editor = EditorSetupWorkerStub()
  private let caches = CachesWorkerSpy()

  private func interactor(_ course: CourseWorkerStub) -> OverviewInteractor {
    let interactor = OverviewInteractor(
      course: course, journal: journal, machine: machine, sharing: sharing, editor: editor,
      caches: caches)
    interactor.presenter = presenter
    return interactor
  }

  private let one = KataParts(kata: Seeds.kata("hello/one"))

  func testTheMapIsTheCourseAndWhatTheJournalSays() async {
    journal.past = [JournalWorkerSpy.Entry("hello/one", .opened)]
    interactor(CourseWorkerStub(parts: [one])).show(request: Overview.Show.Request())

    XCTAssertEqual(presenter.shows.map(\.course), [Course(katas: [one.kata])])
    XCTAssertEqual(presenter.shows.map(\.progress.current), [one.kata.id])
    XCTAssertEqual(journal.appended, [], "looking changes nothing")
  }

  func testWhatWasWrittenForTheEditorIsSaidOrWhyNot() async {
    interactor(CourseWorkerStub()).setUp(request: Overview.Setup.Request())
    XCTAssertEqual(presenter.setups.map(\.file), ["Workspace/.vscode/tasks.json"])

    editor.failure = UserError("There are other tasks.")
    interactor(CourseWorkerStub()).setUp(request: Overview.Setup.Request())
    XCTAssertEqual(presenter.failures, [UserError("There are other tasks.")])
  }

  func testTheCachesAreFreedAndWhatTheyHeldIsSaid() async {
    caches.result = .success(123_456_789)
    interactor(CourseWorkerStub()).clear(request: Overview.Clear.Request())

    XCTAssertEqual(presenter.clears, [Overview.Clear.Response(bytes: 123_456_789)])
    XCTAssertEqual(caches.clears, 1)
  }

  func testCachesThatAreInUseStay() async {
    let failure = UserError("Another vipkata is at work.")
    caches.result = .failure(failure)
    interactor(CourseWorkerStub()).clear(request: Overview.Clear.Request())

    XCTAssertEqual(presenter.failures, [failure])
  }

  func testWithoutACourseThereIsNoMap() async {
    let failure = UserError("There is no course.", mend: "Name one.")
    interactor(CourseWorkerStub(failure: failure)).show(request: Overview.Show.Request())

    XCTAssertEqual(presenter.failures, [failure])
    XCTAssertEqual(presenter.shows, [])
  }

  func testAJournalThatCannotBeReadIsSaid() async {
    journal.failure = UserError("The journal was written by a later vipkata.")
    interactor(CourseWorkerStub()).show(request: Overview.Show.Request())

    XCTAssertEqual(
      presenter.failures, [UserError("The journal was written by a later vipkata.")])
  }

  func testMachineCourseAndJournalAreExamined() async {
    journal.past = [
      JournalWorkerSpy.Entry("hello/one", .opened), JournalWorkerSpy.Entry("hello/one", .reset),
    ]
    interactor(CourseWorkerStub(parts: [one])).examine(request: Overview.Examine.Request())

    XCTAssertEqual(
      presenter.examines,
      [
        Overview.Examine.Response(checkups: [
          Overview.Checkup(what: "toolchain", found: "Swift 6.3"),
          Overview.Checkup(what: "course", found: "1 kata"),
          Overview.Checkup(what: "journal", found: "2 events"),
        ])
      ])
  }

  func testWhatIsSharedIsExaminedToo() async {
    let checkup = Overview.Checkup(what: "sharing", found: "with /srv/room, as Ada")
    sharing.found = [checkup]
    interactor(CourseWorkerStub()).examine(request: Overview.Examine.Request())
    XCTAssertEqual(presenter.examines.first?.checkups.last, checkup)
  }

  func testEachKataThatCannotBeUsedIsNamedWithItsMend() async {
    let problems = [Seeds.problem("\"titel\" is no key: did you mean \"title\"?")]
    interactor(CourseWorkerStub(parts: [one], problems: problems))
      .examine(request: Overview.Examine.Request())

    XCTAssertEqual(
      presenter.examines.first?.checkups.dropFirst(2).first,
      Overview.Checkup(
        what: "kata", found: "Katas/02-presenter/03-dates/kata.json",
        mend: "\"titel\" is no key: did you mean \"title\"?"))
  }

  func testAnEmptyCourseIsNotWell() async {
    interactor(CourseWorkerStub()).examine(request: Overview.Examine.Request())

    XCTAssertEqual(
      presenter.examines.first?.checkups.dropFirst().first,
      Overview.Checkup(
        what: "course", found: "0 katas", mend: "Name a course's Katas folder with --course DIR."))
  }

  func testWhatCannotBeReadDoesNotHideTheRest() async {
    journal.failure = UserError("The journal cannot be read.", mend: "Give the right to read it.")
    interactor(CourseWorkerStub(failure: UserError("There is no course.")))
      .examine(request: Overview.Examine.Request())

    XCTAssertEqual(
      presenter.examines.first?.checkups,
      [
        Overview.Checkup(what: "toolchain", found: "Swift 6.3"),
        Overview.Checkup(what: "course", found: "There is no course.", mend: "See above."),
        Overview.Checkup(
          what: "journal", found: "The journal cannot be read.",
          mend: "Give the right to read it."),
      ])
  }
}
