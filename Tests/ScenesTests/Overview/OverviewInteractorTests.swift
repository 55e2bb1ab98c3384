import XCTest

@testable import vipkata

@MainActor
final class OverviewInteractorTests: XCTestCase {
  private let presenter = OverviewPresenterSpy()
  private let journal = JournalWorkerSpy()
  private let plan = PlanWorkerStub()

  private func interactor(_ course: CourseWorkerStub) -> OverviewInteractor {
    OverviewInteractor(
      presenter: presenter, course: course, journal: journal, suites: SuiteWorkerSpy(),
      machine: CheckupWorkerStub(found: "Swift 6.3"), sharing: CheckupWorkerStub(found: "room"),
      plan: plan, editor: EditorSetupWorkerStub(), caches: CachesWorkerStub())
  }

  private let one = KataParts(kata: Seeds.kata("hello/one"))

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

  func testOtherTasksOfAnEditorAndCachesThatAreInUseStay() async {
    interactor(CourseWorkerStub()).setUp()
    interactor(CourseWorkerStub()).clear()

    XCTAssertEqual(
      presenter.failures,
      [UserError("There are other tasks."), UserError("Another vipkata is at work.")])
  }

  func testWhatCannotBeReadDoesNotHideTheRest() async throws {
    journal.failure = UserError("The journal cannot be read.", mend: "Give the right to read it.")
    interactor(CourseWorkerStub(failure: UserError("There is no course.")))
      .examine()

    let response = try XCTUnwrap(presenter.examines.first)
    XCTAssertThrowsError(try response.course.get())
    XCTAssertThrowsError(try response.journal.get())
    XCTAssertEqual((response.machine + response.sharing).map(\.found), ["Swift 6.3", "room"])
  }
}
