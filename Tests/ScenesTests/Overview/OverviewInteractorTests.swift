import XCTest

@testable import vipkata

@MainActor
final class OverviewInteractorTests: XCTestCase {
  private let presenter = OverviewPresenterSpy()
  private let journal = JournalWorkerSpy()
  private let machine = CheckupWorkerStub()
  private var sharing = CheckupWorkerStub(found: [])
  private var editor = EditorSetupWorkerStub()
  private var caches = CachesWorkerStub()
  private let plan = PlanWorkerStub()

  private func interactor(_ course: CourseWorkerStub) -> OverviewInteractor {
    OverviewInteractor(
      presenter: presenter, course: course, journal: journal, suites: SuiteWorkerSpy(),
      machine: machine, sharing: sharing, plan: plan,
      editor: editor, caches: caches)
  }

  private let one = KataParts(kata: Seeds.kata("hello/one"))

  func testTheMapIsTheCourseAndWhatTheJournalSays() async {
    journal.past = [JournalWorkerSpy.Entry("hello/one", .opened)]
    interactor(CourseWorkerStub(parts: [one])).show()

    XCTAssertEqual(presenter.shows.map(\.course), [Course(katas: [one.kata])])
    XCTAssertEqual(presenter.shows.map(\.progress.current), [one.kata.id])
    XCTAssertEqual(journal.appended, [], "looking changes nothing")
  }

  func testTheCardOfAStageIsShownOnceAllItsKatasAreSolved() async {
    let card = StageCard(arrows: "View → [Request]", text: [])
    let parts = ["hello/one", "models/two", "models/three"].map { KataParts(kata: Seeds.kata($0)) }
    let overview = interactor(
      CourseWorkerStub(parts: parts, stageCards: ["hello": card, "models": card, "gone": card]))
    for solved in ["hello/one", "models/two"] {
      overview.show()
      journal.past.append(JournalWorkerSpy.Entry(solved, .solved()))
    }
    overview.show()

    XCTAssertEqual(
      presenter.shows.map { $0.cards.keys.sorted() }, [[], ["gone", "hello"], ["gone", "hello"]])
  }

  func testTheWorkshopsPlanIsShownWithWhatIsDoneOfIt() async {
    journal.past = [JournalWorkerSpy.Entry("hello/one", .solved())]
    plan.written = WrittenPlan(katas: [WrittenPlan.Item(kata: "hello/one")])
    interactor(CourseWorkerStub(parts: [one])).show()

    XCTAssertEqual(presenter.shows.map(\.plan?.done), [1])
  }

  func testOneWordIsExplainedOrAllAreAndAnUnknownOneIsSaid() async {
    let spy = Glossary.Entry(words: ["spy"], text: "It writes down what it is told.", kata: nil)
    let sut = Glossary.Entry(words: ["sut"], text: "What a test is about.", kata: nil)
    let overview = interactor(CourseWorkerStub(words: Glossary(entries: [spy, sut])))

    for word in [nil, "Spy", "spi"] {
      overview.explain(request: Overview.Explain.Request(word: word))
    }

    XCTAssertEqual(presenter.explained, [[spy, sut], [spy]])
    XCTAssertEqual(
      presenter.failures,
      [UserError("This course does not explain \"spi\".", mend: "Did you mean spy?")])
  }

  func testWhatWasWrittenForTheEditorIsSaidOrWhyNot() async {
    interactor(CourseWorkerStub()).setUp()
    XCTAssertEqual(presenter.setups.map(\.file), ["Workspace/.vscode/tasks.json"])

    editor.failure = UserError("There are other tasks.")
    interactor(CourseWorkerStub()).setUp()
    XCTAssertEqual(presenter.failures, [UserError("There are other tasks.")])
  }

  func testCachesThatAreInUseStay() async {
    let failure = UserError("Another vipkata is at work.")
    caches.result = .failure(failure)
    interactor(CourseWorkerStub()).clear()

    XCTAssertEqual(presenter.failures, [failure])
  }

  func testMachineCourseJournalAndSharingAreExamined() async throws {
    journal.past = [
      JournalWorkerSpy.Entry("hello/one", .opened), JournalWorkerSpy.Entry("hello/one", .reset),
    ]
    sharing.found = [Overview.Checkup(what: "sharing", found: "with /srv/room, as Ada")]
    interactor(CourseWorkerStub(parts: [one])).examine()

    let response = try XCTUnwrap(presenter.examines.first)
    XCTAssertEqual(response.machine, machine.found)
    XCTAssertEqual(try response.course.get(), Course(katas: [one.kata]))
    XCTAssertEqual(try response.journal.get(), 2)
    XCTAssertEqual(response.sharing, sharing.found)
  }

  func testWhatCannotBeReadDoesNotHideTheRest() async throws {
    journal.failure = UserError("The journal cannot be read.", mend: "Give the right to read it.")
    interactor(CourseWorkerStub(failure: UserError("There is no course.")))
      .examine()

    let response = try XCTUnwrap(presenter.examines.first)
    XCTAssertThrowsError(try response.course.get())
    XCTAssertThrowsError(try response.journal.get())
    XCTAssertEqual(response.machine, machine.found)
  }
}
