import Entities
import XCTest

@testable import Scenes

/// The watch between spies, in a course of two katas.
@MainActor
class WatchInteractorTestCase: XCTestCase {
  let one = Seeds.kata("hello/one")
  let two = Seeds.kata("hello/two", number: 2)
  let practice = PracticeInteractorSpy()
  let journal = JournalWorkerSpy()
  let saves = SaveWatchWorkerSpy()
  let editor = EditorWorkerSpy()
  let presenter = WatchPresenterSpy()

  lazy var interactor: WatchInteractor = {
    let course = CourseWorkerStub(parts: [KataParts(kata: one), KataParts(kata: two)])
    let interactor = WatchInteractor(
      practice: practice,
      workers: WatchWorkers(course: course, journal: journal, saves: saves, editor: editor))
    interactor.presenter = presenter
    return interactor
  }()

  func press(_ keys: Watch.Key...) {
    for key in keys { interactor.press(request: Watch.Press.Request(key: key)) }
  }

  func checked(_ outcome: Verdict.Outcome, _ change: (inout Verdict) -> Void = { _ in }) {
    var verdict = Verdict(outcome: outcome)
    change(&verdict)
    practice.kata = one
    practice.lastCheck = Practice.Check.Response(kata: one, verdict: verdict)
    practice.lastCheck?.edit = ["Workspace/LoginInteractor.swift"]
    practice.lastCheck?.paths = ["Sources/Login/A.swift": "Workspace/A.swift"]
    practice.placeToEdit = practice.lastCheck?.placeToEdit
  }
}
