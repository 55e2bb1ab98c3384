import Entities

@MainActor
package protocol WatchBusinessLogic {
  func begin(request: Watch.Look.Request)
  func save(request: Watch.Look.Request)
  func press(request: Watch.Press.Request)
}

/// The workers that the watch asks.
package struct WatchWorkers {
  let course: any CourseWorkerLogic
  let journal: any JournalWorkerLogic
  let saves: any SaveWatchWorkerLogic
  let editor: any EditorWorkerLogic

  package init(
    course: any CourseWorkerLogic, journal: any JournalWorkerLogic,
    saves: any SaveWatchWorkerLogic, editor: any EditorWorkerLogic
  ) {
    self.course = course
    self.journal = journal
    self.saves = saves
    self.editor = editor
  }
}

/// Decides what a save and a key lead to. What they do is practice's own business.
package final class WatchInteractor: WatchBusinessLogic {
  package var presenter: (any WatchPresentationLogic)?
  private let practice: any PracticeBusinessLogic & PracticeDataStore
  private let workers: WatchWorkers
  private var mode = Mode.practising
  private var isChecking = false
  /// Keys that were pressed during a check, and are answered after it.
  private var waiting: [Watch.Key] = []

  /// What the next key is for.
  private enum Mode {
    case practising
    case asking(Watch.Question)
    case choosing(KataChoice)
  }

  package init(practice: any PracticeBusinessLogic & PracticeDataStore, workers: WatchWorkers) {
    self.practice = practice
    self.workers = workers
  }

  package func begin(request: Watch.Look.Request) {
    practice.resume(request: Practice.Resume.Request())
    settle()
    answerWaiting()
  }

  package func save(request: Watch.Look.Request) {
    mode = .practising
    check { practice.check(request: Practice.Check.Request()) }
    presentStanding()
    answerWaiting()
  }

  package func press(request: Watch.Press.Request) {
    guard !isChecking || isAnsweredAtOnce(request.key) else { return waiting.append(request.key) }
    switch mode {
    case .practising: practise(request.key)
    case .asking(let question): answer(question, isYes: request.key == .character("y"))
    case .choosing(var choice):
      let decision = choice.press(request.key)
      mode = .choosing(choice)
      follow(decision, choice)
    }
  }

  /// During a check only what needs nothing but to be shown, and quitting.
  private func isAnsweredAtOnce(_ key: Watch.Key) -> Bool {
    switch mode {
    case .practising:
      let shown: [Watch.Key] = ["b", "t", "l", "?"].map { .character($0) } + [.escape]
      return key == .character("q") || waiting.isEmpty && shown.contains(key)
    case .asking: return false
    case .choosing: return waiting.isEmpty && key != .enter
    }
  }

  private func check(_ body: () -> Void) {
    isChecking = true
    body()
    isChecking = false
  }

  private func answerWaiting() {
    while !waiting.isEmpty { press(request: Watch.Press.Request(key: waiting.removeFirst())) }
  }

  private func practise(_ key: Watch.Key) {
    switch key {
    case .character("n"): move { practice.next(request: Practice.Next.Request()) }
    case .character("h"): practice.hint(request: Practice.Hint.Request())
    case .character("b"): practice.brief(request: Practice.Brief.Request())
    case .character("t"):
      presenter?.presentTest(response: Watch.Test.Response(check: practice.lastCheck))
    case .character("s"): showSolution()
    case .character("r"): ask(.reset)
    case .character("o"): edit()
    case .character("l"): choose()
    case .character("?"): presenter?.presentHelp()
    case .character("q"): end()
    case .escape, .enter: presentLastCheck()
    default: break
    }
  }

  /// A kata that was opened is watched and checked.
  private func move(_ step: () -> Void) {
    let former = practice.kata
    check(step)
    if practice.kata != former { settle() } else { presentStanding() }
    answerWaiting()
  }

  private func settle() {
    guard let kata = practice.kata else { return }
    workers.saves.watch(kata)
    presentStanding()
    check { practice.check(request: Practice.Check.Request(isAfterOpening: true)) }
    presentStanding()
  }

  private func showSolution() {
    if practice.lastCheck?.verdict.outcome == .green {
      practice.solution(request: Practice.Solution.Request(spoil: true))
    } else {
      ask(.spoil)
    }
  }

  private func ask(_ question: Watch.Question) {
    mode = .asking(question)
    presenter?.presentAsk(response: Watch.Ask.Response(question: question, kata: practice.kata))
  }

  private func answer(_ question: Watch.Question, isYes: Bool) {
    mode = .practising
    guard isYes else { return presentLastCheck() }
    switch question {
    case .reset:
      practice.reset(request: Practice.Reset.Request())
      settle()
      answerWaiting()
    case .spoil:
      practice.solution(request: Practice.Solution.Request(spoil: true))
    }
  }

  private func edit() {
    guard let place = practice.lastCheck?.placeToEdit else { return }
    attempt {
      try workers.editor.open(place)
      presenter?.presentEdit(response: Watch.Edit.Response(place: place))
    }
  }

  private func choose() {
    attempt {
      let choice = KataChoice(
        katas: try workers.course.course().katas, selected: practice.kata?.id)
      mode = .choosing(choice)
      try present(choice)
    }
  }

  private func follow(_ decision: KataChoice.Decision, _ choice: KataChoice) {
    switch decision {
    case .stay: attempt { try present(choice) }
    case .leave:
      mode = .practising
      presentLastCheck()
    case .open(practice.kata?.id):
      mode = .practising
      practice.brief(request: Practice.Brief.Request())
    case .open(let kata):
      mode = .practising
      move { practice.open(request: Practice.Open.Request(kata: "\(kata)")) }
    }
  }

  private func present(_ choice: KataChoice) throws {
    presenter?.presentList(
      response: Watch.List.Response(
        choice: choice, progress: Progress(events: try workers.journal.events())))
  }

  private func presentLastCheck() {
    presenter?.presentLastCheck(response: Watch.Test.Response(check: practice.lastCheck))
  }

  private func presentStanding() {
    attempt {
      presenter?.presentStanding(
        response: Watch.Standing.Response(
          kata: practice.kata, course: try workers.course.course(),
          progress: Progress(events: try workers.journal.events()),
          outcome: practice.lastCheck?.verdict.outcome))
    }
  }

  private func end() {
    waiting = []
    presenter?.presentEnd(
      response: Watch.End.Response(
        kata: practice.kata, outcome: practice.lastCheck?.verdict.outcome))
  }

  private func attempt(_ body: () throws -> Void) {
    do {
      try body()
    } catch {
      presenter?.presentFailure(error: error)
    }
  }
}

extension Practice.Check.Response {
  /// Where the learner goes on: what does not compile, breaks a rule or fails, else
  /// the first file to edit.
  var placeToEdit: Place? {
    let found =
      verdict.diagnostics.first { $0.severity == .error }?.place
      ?? verdict.findings.first.map { Place(file: $0.file, line: $0.line) }
      ?? verdict.failing.first?.failures.lazy.compactMap(\.place)
      .first { !$0.file.hasPrefix("Tests/") || kata.manifest.kind == .tests }
    guard let found else { return edit.first.map { Place(file: $0, line: 1) } }
    return Place(file: paths[found.file] ?? found.file, line: found.line, column: found.column)
  }
}
