import Entities

@MainActor
package protocol WatchBusinessLogic {
  func begin(request: Watch.Look.Request)
  func save(request: Watch.Look.Request)
  func press(request: Watch.Press.Request)
}

/// Decides what a save and a key lead to. What they do is practice's own business.
package final class WatchInteractor: WatchBusinessLogic {
  package var presenter: (any WatchPresentationLogic)?
  /// Whether a key was pressed for which the running check is of no use any more.
  package private(set) var givesUpCheck = false
  let practice: any PracticeBusinessLogic & PracticeDataStore
  let workers: WatchWorkers
  var mode = Mode.practising
  private var isChecking = false
  /// What the last key leads to once the running check is over.
  private var pending: (() -> Void)?

  /// What the next key is for.
  enum Mode {
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
    doPending()
  }

  package func save(request: Watch.Look.Request) {
    mode = .practising
    check { practice.check(request: Practice.Check.Request()) }
    presentStanding()
    doPending()
  }

  package func press(request: Watch.Press.Request) {
    pending = nil
    switch mode {
    case .practising: practise(request.key)
    case .asking(let question): answer(question, isYes: request.key == .character("y"))
    case .choosing(var choice):
      let decision = choice.press(request.key)
      mode = .choosing(choice)
      follow(decision, choice)
    }
  }

  private func practise(_ key: Watch.Key) {
    switch key {
    case .character("n"):
      // The running check's verdict says whether it may go on.
      onceFree(givingUp: false) { [self] in
        move { practice.next(request: Practice.Next.Request()) }
      }
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

  private func check(_ body: () -> Void) {
    isChecking = true
    givesUpCheck = false
    body()
    isChecking = false
  }

  /// Does it now, or when the running check is over.
  func onceFree(givingUp: Bool, _ body: @escaping () -> Void) {
    guard isChecking else { return body() }
    pending = body
    givesUpCheck = givingUp
  }

  private func doPending() {
    let body = pending
    pending = nil
    body?()
  }

  /// A kata that was opened is watched and checked.
  func move(_ step: () -> Void) {
    let former = practice.kata
    check(step)
    if practice.kata != former { settle() } else { presentStanding() }
    doPending()
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
      onceFree(givingUp: true) { [self] in
        practice.reset(request: Practice.Reset.Request())
        settle()
        doPending()
      }
    case .spoil:
      practice.solution(request: Practice.Solution.Request(spoil: true))
    }
  }

  /// The editor may take this terminal, so that a check could not be watched beside it.
  private func edit() {
    guard let place = practice.placeToEdit else { return }
    let wasChecking = isChecking
    onceFree(givingUp: true) { [self] in
      attempt {
        try workers.editor.open(place)
        presenter?.presentEdit(response: Watch.Edit.Response(place: place))
      }
      if wasChecking { save(request: Watch.Look.Request()) }
    }
  }

  private func end() {
    presenter?.presentEnd(
      response: Watch.End.Response(
        kata: practice.kata, outcome: practice.lastCheck?.verdict.outcome))
  }
}
