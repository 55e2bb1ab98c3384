import XCTest

@testable import vipkata

/// The watch: the effect of a save and of a key, in a course of two katas.
@MainActor
final class WatchInteractorTests: XCTestCase {
  private let one = Seeds.kata("hello/one")
  private let two = Seeds.kata("hello/two", number: 2)
  private let practice = PracticeInteractorSpy()
  private let saves = SaveWatchWorkerSpy()
  private let editor = EditorWorkerSpy()
  private let playCommand = PlayCommandWorkerSpy()
  private let presenter = WatchPresenterSpy()

  private lazy var interactor: WatchInteractor = {
    practice.course = Course(katas: [one, two])
    return WatchInteractor(
      presenter: presenter, practice: practice,
      workers: WatchWorkers(saves: saves, editor: editor, playCommand: playCommand))
  }()

  func testPPlaysASceneWhereThereIsOneAndThenTheVerdictIsBack() async {
    checked(.green)
    type("p")
    let scene = Seeds.kata("hello/one") { $0.play = "Entry.make()" }
    practice.kata = scene
    type("p")
    playCommand.failure = UserError("no good end")
    type("p")

    XCTAssertEqual(playCommand.played, [scene.id, scene.id])
    XCTAssertEqual(presenter.failures.map(\.message), ["no good end"])
  }

  private let check = PracticeInteractorSpy.Request.check(Practice.Check.Request())
  private let firstCheck = PracticeInteractorSpy.Request.check(
    Practice.Check.Request(isAfterOpening: true))
  private let hint = PracticeInteractorSpy.Request.hint(Practice.Hint.Request())
  private let brief = PracticeInteractorSpy.Request.brief(Practice.Brief.Request())
  private let solution = PracticeInteractorSpy.Request.solution(
    Practice.Solution.Request(spoil: true))

  private func press(_ keys: TerminalEvent.Key...) {
    for key in keys { interactor.handle(.key(key)) }
  }

  private func type(_ text: String) {
    for character in text { press(.character(character)) }
  }

  private func checked(_ outcome: Verdict.Outcome, _ change: (inout Verdict) -> Void = { _ in }) {
    var verdict = Verdict(outcome: outcome)
    change(&verdict)
    practice.kata = one
    practice.lastCheck = Practice.Check.Response(kata: one, verdict: verdict)
    practice.lastCheck?.files.edit = ["Workspace/LoginInteractor.swift"]
    practice.lastCheck?.files.paths = ["Sources/Login/A.swift": "Workspace/A.swift"]
    practice.placeToEdit = practice.lastCheck?.placeToEdit
  }

  /// Saves, and does something while the check runs.
  private func save(_ during: @escaping () -> Void) {
    practice.duringCheck = during
    interactor.handle(.saved)
  }

  func testItBeginsWhereTheLearnerWasAndWatchesBeforeItChecks() async {
    practice.opens = one
    interactor.begin()

    XCTAssertEqual(practice.requests, [.resume, firstCheck])
    XCTAssertEqual(saves.watched, [one.id])
    XCTAssertEqual(presenter.standings.map(\.kata), [one, one])
    XCTAssertFalse(interactor.isOver)
  }

  func testWithoutAKataItIsOver() async {
    interactor.begin()

    XCTAssertEqual(practice.requests, [.resume])
    XCTAssertEqual(saves.watched, [])
    XCTAssertTrue(interactor.isOver)
  }

  func testASaveIsCheckedAndNothingElse() async {
    checked(.green)
    interactor.handle(.saved)

    XCTAssertEqual(practice.requests, [check])
    XCTAssertEqual(presenter.standings.map(\.outcome), [.green])
  }

  func testNGoesOnAndChecksWhatItOpened() async {
    checked(.green)
    practice.opens = two
    type("n")

    XCTAssertEqual(practice.requests, [.next, firstCheck])
    XCTAssertEqual(saves.watched, [two.id])
  }

  func testTheEditorFollowsToTheNextKataAndToNoOther() async {
    checked(.green)
    practice.placeToEdit = SourceLocation(file: "Two.swift", line: 1)
    type("n")
    XCTAssertEqual(editor.followed, [], "it stayed")
    practice.opens = two
    type("n")
    XCTAssertEqual(editor.followed, [SourceLocation(file: "Two.swift", line: 1)])
  }

  func testNOnARedKataStays() async {
    checked(.red)
    type("n")

    XCTAssertEqual(practice.requests, [.next])
    XCTAssertEqual(saves.watched, [], "a save since then is not lost")
  }

  func testPagesAndTheWayBack() async throws {
    checked(.red)
    let last = try XCTUnwrap(practice.lastCheck)
    type("hbt?")
    press(.escape)

    XCTAssertEqual(practice.requests, [hint, brief])
    XCTAssertEqual(presenter.presented, [.test(last), .help, .lastCheck(last)])
  }

  func testResetIsDoneOnlyAfterYes() async {
    checked(.red)
    type("rn")
    XCTAssertEqual(practice.requests, [])
    XCTAssertEqual(presenter.presented.first, .question(.reset, one.id))

    type("ry")

    XCTAssertEqual(practice.requests, [.reset(Practice.Reset.Request()), firstCheck])
    XCTAssertEqual(saves.watched, [one.id], "what the reset wrote is no save")
  }

  func testTheSolutionIsShownAtOnceOnlyWhenGreen() async {
    checked(.red)
    type("s")
    XCTAssertEqual(practice.requests, [])
    XCTAssertEqual(presenter.presented, [.question(.spoil, one.id)])
    type("y")
    checked(.green)
    type("s")

    XCTAssertEqual(practice.requests, [solution, solution])
  }

  func testOOpensTheFirstErrorElseTheFileToEdit() async {
    checked(.buildFailed) { $0.diagnostics = [Seeds.error("Sources/Login/A.swift", "no", line: 7)] }
    type("o")
    checked(.green)
    type("o")

    XCTAssertEqual(
      editor.places,
      [
        SourceLocation(file: "Workspace/A.swift", line: 7, column: 5),
        SourceLocation(file: "Workspace/LoginInteractor.swift", line: 1),
      ])
    XCTAssertEqual(presenter.presented, editor.places.map { .edit($0) })
  }

  func testAnEditorThatFailsIsTold() async {
    checked(.green)
    editor.failure = UserError("No editor is set.")
    type("o")

    XCTAssertEqual(presenter.failures, [UserError("No editor is set.")])
  }

  func testTheListOpensWhatIsSelected() async {
    checked(.red)
    practice.opens = two
    type("l")
    press(.down, .enter)

    let selected = presenter.presented.map {
      if case .list(let choice, _) = $0 { choice.selected } else { KataID?.none }
    }
    XCTAssertEqual(selected, [one.id, two.id])
    XCTAssertEqual(
      practice.requests, [.open(Practice.Open.Request(kata: "hello/two")), firstCheck])
  }

  func testTheOpenKataIsNotOpenedAgain() async {
    checked(.red)
    type("l")
    press(.enter)

    XCTAssertEqual(practice.requests, [brief])
  }

  func testASaveLeavesTheListForTheVerdict() async {
    checked(.red)
    type("l")
    interactor.handle(.saved)
    type("q")

    XCTAssertTrue(interactor.isOver, "q quits again")
  }

  /// In a search, "q" is a letter.
  func testWhenNoKeyCanFollowItIsOverWhateverQIsFor() async {
    checked(.red)
    type("l/")
    interactor.handle(.closed)

    XCTAssertTrue(interactor.isOver)
  }

  func testDuringACheckPagesAreShownAtOnce() async {
    checked(.red)
    save { [self] in
      type("?hbsy")
      XCTAssertEqual(presenter.presented.first, .help)
      XCTAssertEqual(practice.requests, [check, hint, brief, solution])
      XCTAssertFalse(interactor.givesUpCheck)
    }
    XCTAssertEqual(practice.requests.count, 4)
  }

  func testAKataThatIsChosenEndsTheCheckOfTheFormerOne() async {
    checked(.red)
    save { [self] in
      type("l")
      press(.down, .enter)
      XCTAssertTrue(interactor.givesUpCheck)
      practice.opens = two
    }

    XCTAssertEqual(
      practice.requests.dropFirst(), [.open(Practice.Open.Request(kata: "hello/two")), firstCheck])
    XCTAssertFalse(interactor.givesUpCheck)
  }

  func testAResetEndsTheCheckOfWhatItPutsAway() async {
    checked(.red)
    save { [self] in
      type("r")
      XCTAssertFalse(interactor.givesUpCheck, "not before the answer")
      type("y")
      XCTAssertTrue(interactor.givesUpCheck)
    }

    XCTAssertEqual(practice.requests.dropFirst(), [.reset(Practice.Reset.Request()), firstCheck])
  }

  func testTheEditorOpensAtOnceAndTheCheckBeginsAnew() async {
    checked(.red)
    save { [self] in
      type("o")
      XCTAssertTrue(interactor.givesUpCheck)
    }

    XCTAssertEqual(
      editor.places, [SourceLocation(file: "Workspace/LoginInteractor.swift", line: 1)])
    XCTAssertEqual(practice.requests, [check, check])
  }

  func testNWaitsForTheVerdictUnlessAnotherKeyFollows() async {
    checked(.green)
    save { [self] in
      type("n")
      XCTAssertFalse(interactor.givesUpCheck, "whether it may go on is what the check says")
    }
    XCTAssertEqual(practice.requests.last, .next)

    save { [self] in type("nb") }
    XCTAssertEqual(practice.requests.last, brief)
  }

  func testDuringACheckQuittingDoesNotWait() async {
    checked(.red)
    save { [self] in
      type("nq")
      XCTAssertTrue(interactor.givesUpCheck)
    }
    XCTAssertTrue(interactor.isOver)
    XCTAssertEqual(practice.requests, [check], "and n is called off")
  }
}
