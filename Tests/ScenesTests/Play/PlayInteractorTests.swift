import XCTest

@testable import vipkata

/// The effect of a key on the played scene, and of the scene's answers.
@MainActor
final class PlayInteractorTests: XCTestCase {
  private let kata = Seeds.kata("view/login") { $0.play = "Entry.make()" }
  private let worker = PlayWorkerSpy()
  private let workspace = WorkspaceWorkerSpy()
  private let journal = JournalWorkerSpy()
  private let presenter = PlayPresenterSpy()

  private func interactor(opened: Bool = true, katas: [Kata]? = nil) -> PlayInteractor {
    if opened { workspace.files[kata.id] = [Seeds.file("Login.swift", "struct Login {}")] }
    journal.past = [JournalWorkerSpy.Entry("view/login", .opened)]
    let katas = katas ?? [kata, Seeds.kata("view/none", number: 2)]
    return PlayInteractor(
      presenter: presenter,
      workers: PlayWorkers(
        course: CourseWorkerStub(parts: katas.map { KataParts(kata: $0) }),
        workspace: workspace, journal: journal, syntax: SyntaxWorkerSpy(), player: worker))
  }

  private func begin(_ screen: PlayedScene.Screen = Seeds.loginScreen()) -> PlayInteractor {
    let interactor = interactor()
    interactor.begin(request: Play.Begin.Request())
    answer(interactor, screen, 0)
    return interactor
  }

  private func answer(
    _ interactor: PlayInteractor, _ screen: PlayedScene.Screen, _ number: Int,
    _ notes: [PlayedScene.Note] = []
  ) {
    worker.player.said = [
      PlayedScene.Report(screen: screen, notes: notes, answered: number, isSettled: true)
    ]
    interactor.look()
  }

  private func press(_ interactor: PlayInteractor, _ keys: TerminalEvent.Key...) {
    for key in keys { interactor.handle(.key(key)) }
  }

  func testTheOpenKatasOwnFilesArePlayedWithItsEntry() async {
    _ = begin()

    XCTAssertEqual(worker.jobs.map(\.entry), ["Entry.make()"])
    XCTAssertEqual(worker.jobs.first?.sources.map(\.path), ["Login.swift"])
    XCTAssertEqual(presenter.shows.map(\.focus), ["1"])
  }

  func testTabGoesRoundWhatCanBePressed() async {
    let interactor = begin()
    press(interactor, .tab, .down, .tab, .backTab)

    XCTAssertEqual(presenter.shows.map(\.focus), ["1", "2", "4", "1", "4"])
  }

  func testWhatIsTypedIsSeenAtOnceAndSentAsAWhole() async {
    let interactor = begin()
    press(interactor, .character("a"), .character("b"), .backspace)

    XCTAssertEqual(worker.player.events.compactMap(\.text), ["a", "ab", "a"])
    XCTAssertEqual(presenter.shows.last?.screen.elements.first?.text, "a")
  }

  func testAnAnswerToAnEarlierKeyDoesNotTakeTheLaterOneAway() async {
    let interactor = begin()
    press(interactor, .character("a"), .character("b"))
    answer(interactor, Seeds.loginScreen(email: "a"), 1)

    XCTAssertEqual(presenter.shows.last?.screen.elements.first?.text, "ab")
  }

  func testEnterPressesTheButtonAndBeginsANewCycle() async {
    let interactor = begin()
    answer(interactor, Seeds.loginScreen(), 0, [Seeds.note(.request)])
    press(interactor, .tab, .tab, .enter)
    answer(interactor, Seeds.loginScreen(), 1, [Seeds.note(.request, "b"), Seeds.note(.response)])

    XCTAssertEqual(worker.player.events, [PlayedScene.Event(number: 1, action: .press, id: "4")])
    let cycle = presenter.shows.last?.cycle
    XCTAssertEqual(cycle?.notes.map(\.value), ["b", ""])
    XCTAssertEqual(cycle?.missing, .viewModel)
  }

  func testAScreenThatWasLeftIsOwedNoViewModel() async {
    let interactor = begin()
    press(interactor, .tab, .tab, .enter)
    let home = PlayedScene.Screen(
      title: "Home", elements: [PlayedScene.Element(id: "9", kind: .label)])
    answer(interactor, home, 1, [Seeds.note(.request), Seeds.note(.response)])

    XCTAssertNil(presenter.shows.last?.cycle.missing)
  }

  func testEscapeGoesBackThenClosesAndWhatLivesOnIsTold() async {
    let interactor = begin(PlayedScene.Screen(title: "Detail", canGoBack: true))
    press(interactor, .escape)
    answer(interactor, Seeds.loginScreen(), 1)
    press(interactor, .escape)
    var closed = PlayedScene.Report(
      screen: PlayedScene.Screen(leaks: ["LoginPresenter"]), answered: 2, isSettled: true)
    closed.isClosed = true
    worker.player.said = [closed]
    interactor.look()

    XCTAssertEqual(worker.player.events.map(\.action), [.back, .close])
    XCTAssertTrue(interactor.isOver)
    XCTAssertEqual(presenter.closes.map(\.leaks), [["LoginPresenter"]])
  }

  func testAnAlertIsAnsweredByItsButtonsOnly() async {
    let interactor = begin(PlayedScene.Screen(title: "Failed", isAlert: true))
    press(interactor, .escape)

    XCTAssertEqual(worker.player.events, [])
  }

  func testASceneThatCrashesIsSaidAndOver() async {
    let interactor = begin()
    worker.player.failure = PlayedScene.Failure.ended(
      "Fatal error: no.", at: SourceLocation(file: "/a/Login.swift", line: 7))
    interactor.look()

    XCTAssertTrue(interactor.isOver)
    XCTAssertEqual(
      presenter.failures.map(\.message), ["The scene ended at Login.swift:7: Fatal error: no."])
  }

  func testWhatCannotBePlayedIsSaidWithWhatCan() async {
    let none = interactor()
    none.begin(request: Play.Begin.Request(kata: "none"))
    let unopened = interactor(opened: false)
    workspace.files = [:]
    unopened.begin(request: Play.Begin.Request(kata: "login"))

    XCTAssertEqual(
      presenter.failures.map(\.message),
      ["view/none has no screen to play.", "view/login has not been opened yet."])
    XCTAssertTrue(presenter.failures[0].mend?.contains("`vipkata play view/login`") == true)
    XCTAssertTrue(none.isOver && unopened.isOver)
  }

  func testACourseWithoutKatasIsSaidToHaveNone() async {
    interactor(katas: []).begin(request: Play.Begin.Request())

    XCTAssertEqual(presenter.failures.map(\.message), ["The course has no usable kata."])
  }

  func testShownOnceIsWhatTheSceneHasLoaded() async {
    worker.player.said = [
      PlayedScene.Report(
        screen: PlayedScene.Screen(), notes: [Seeds.note(.request)], answered: 0, isSettled: false),
      PlayedScene.Report(
        screen: Seeds.loginScreen(), notes: [Seeds.note(.response)], answered: 0, isSettled: true),
    ]
    let interactor = interactor()
    interactor.show(request: Play.Begin.Request())

    XCTAssertEqual(presenter.shows.map(\.screen), [Seeds.loginScreen()])
    XCTAssertEqual(presenter.shows.first?.news.map(\.kind), [.request, .response])
    XCTAssertTrue(worker.player.isEnded)
  }
}
