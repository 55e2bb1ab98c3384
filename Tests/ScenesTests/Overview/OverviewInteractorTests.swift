import XCTest

@testable import vipkata

@MainActor
final class OverviewInteractorTests: XCTestCase {
  private let presenter = OverviewPresenterSpy()
  private let journal = JournalWorkerSpy()

  private func interactor(_ course: CourseWorkerStub) -> OverviewInteractor {
    OverviewInteractor(
      presenter: presenter, course: course, journal: journal, suites: SuiteWorkerSpy(),
      machine: CheckupWorkerStub(found: "Swift 6.3"), sharing: CheckupWorkerStub(found: "room"),
      plan: PlanWorkerStub(), clock: ClockStub(), editor: EditorSetupWorkerStub(),
      caches: CachesWorkerStub())
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

  func testOtherTasksOfAnEditorAndCachesThatAreInUseStay() async {
    interactor(CourseWorkerStub()).setUp()
    interactor(CourseWorkerStub()).clear()

    XCTAssertEqual(
      presenter.failures,
      [UserError("There are other tasks."), UserError("Another vipkata is at work.")])
  }

  func testWhatCannotBeReadDoesNotHideTheRest() async throws {
    journal.failure = UserError("The journal cannot be read.", mend: "Give the right to read it.")
    interactor(CourseWorkerStub(failure: UserError("There is no course."))).examine()

    let response = try XCTUnwrap(presenter.examines.first)
    XCTAssertThrowsError(try response.course.get())
    XCTAssertThrowsError(try response.journal.get())
    XCTAssertEqual((response.machine + response.sharing).map(\.found), ["Swift 6.3", "room"])
  }
}
