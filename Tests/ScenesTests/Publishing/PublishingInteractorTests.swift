import XCTest

@testable import vipkata

@MainActor
final class PublishingInteractorTests: XCTestCase {
  private let presenter = PublishingPresenterSpy()
  private let worker = PublishingWorkerSpy()
  private var course = CourseWorkerStub()

  private var interactor: PublishingInteractor {
    PublishingInteractor(
      presenter: presenter, course: course, worker: worker)
  }

  func testTheOwnCourseIsWrittenWithoutACourseHere() async {
    course.failure = UserError("There is no course.")
    interactor.copy(request: Publishing.Copy.Request(folder: "mine"))

    XCTAssertEqual(worker.written, ["mine"])
    XCTAssertEqual(presenter.copies, [Publishing.Copy.Response(folder: "mine")])
  }

  func testASiteHasTheBriefOfEachKataThatCanBeUsedAndTheIdeas() async {
    let kata = Seeds.kata()
    course.parts = [KataParts(kata: kata)]
    course.problems = [Seeds.problem("broken")]
    course.table = [Idea(row: "R1", text: "Requests.")]
    interactor.makeSite(request: Publishing.Site.Request(folder: "site"))

    XCTAssertEqual(worker.required, ["site"])
    XCTAssertEqual(
      presenter.sites,
      [
        Publishing.Site.Response(
          folder: "site", course: Course(katas: [kata], problems: course.problems),
          briefs: [kata.id: "# Do it"], ideas: course.table)
      ])
  }

  func testWhatIsRefusedIsSaidAndNothingIsWritten() async {
    interactor.makeSite(request: Publishing.Site.Request(folder: "site"))
    course.parts = [KataParts(kata: Seeds.kata())]
    worker.failure = UserError("taken")
    interactor.makeSite(request: Publishing.Site.Request(folder: "site"))
    interactor.copy(request: Publishing.Copy.Request(folder: "mine"))

    XCTAssertEqual(
      presenter.failures.map(\.message),
      ["The course has no kata that can be used.", "taken", "taken"])
    XCTAssertEqual(presenter.sites, [])
    XCTAssertEqual(presenter.copies, [])
  }
}
