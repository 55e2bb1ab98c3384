@MainActor
protocol WatchBusinessLogic {
  func begin()
  func handle(_ event: TerminalEvent)
}

/// What the watch offers to the caller that brings it events.
@MainActor
protocol WatchDataStore {
  var isOver: Bool { get }
  /// Whether a key was pressed that makes the running check pointless.
  var givesUpCheck: Bool { get }
}

/// Decides what a save or a key leads to. Practice does the work.
final class WatchInteractor: WatchBusinessLogic, WatchDataStore {
  private(set) var isOver = false
  private(set) var givesUpCheck = false
  private let presenter: (any WatchPresentationLogic)?
  private let practice: any PracticeBusinessLogic & PracticeDataStore
  private let workers: WatchWorkers
  private var mode = Mode.practising
  private var isChecking = false
  /// The last key's action, which waits for the running check to end.
  private var pending: (() -> Void)?

  private enum Mode {
    case practising
    case asking(() -> Void)
    case choosing(KataChoice)
  }

  /// - Parameter presenter: nil if there are no keys, so that practice presents everything.
  init(
    presenter: (any WatchPresentationLogic)?,
    practice: any PracticeBusinessLogic & PracticeDataStore, workers: WatchWorkers
  ) {
    self.presenter = presenter
    self.practice = practice
    self.workers = workers
  }

  /// Without a kata there is nothing to watch, and practice has said why.
  func begin() {
    practice.resume()
    isOver = practice.kata == nil
    settle()
  }

  func handle(_ event: TerminalEvent) {
    switch event {
    case .key(let key): press(key)
    case .saved: save()
    case .closed:
      press(.character("q"))
      // Whatever that key means at the moment: no other follows.
      isOver = true
    case .due, .resized: break
    }
  }

  private func save() {
    mode = .practising
    check { practice.check(request: Practice.Check.Request()) }
    presentStanding()
    doPending()
  }

  private func press(_ key: TerminalEvent.Key) {
    pending = nil
    let former = mode
    mode = .practising
    switch former {
    case .practising: practise(WatchKey(key))
    case .asking(let body) where key == .character("y"): body()
    case .asking: presentLastCheck()
    case .choosing(var choice):
      switch choice.press(key) {
      case .open(practice.kata?.id): practice.brief(request: Practice.Brief.Request())
      case .open(let kata):
        onceFree(givingUp: true) { [self] in
          move { practice.open(request: Practice.Open.Request(kata: "\(kata)")) }
        }
      case .stay: choose(choice)
      case .leave: presentLastCheck()
      }
    }
  }

  private func practise(_ key: WatchKey?) {
    switch key {
    case .next:
      // The running check's verdict decides whether `next` may go on.
      onceFree(givingUp: false) { [self] in
        move {
          let former = practice.kata
          practice.next()
          if practice.kata != former, let place = practice.placeToEdit {
            workers.editor.follow(place)
          }
        }
      }
    case .play: play()
    case .hint: practice.hint(request: Practice.Hint.Request())
    case .brief: practice.brief(request: Practice.Brief.Request())
    case .test:
      if let check = practice.lastCheck { present(.test(check)) }
    case .solution where practice.lastCheck?.verdict.outcome == .green: showSolution()
    case .solution: ask(.spoil, showSolution)
    case .reset: ask(.reset, reset)
    case .open: edit()
    case .list:
      choose(KataChoice(katas: practice.course.katas, selected: practice.kata?.id))
    case .help: present(.help)
    case .quit:
      isOver = true
      givesUpCheck = true
      if let standing { present(.end(standing)) }
    case .verdict: presentLastCheck()
    case .scroll, nil: break
    }
  }

  private func check(_ body: () -> Void) {
    isChecking = true
    givesUpCheck = false
    body()
    isChecking = false
  }

  /// Runs the body now, or when the running check is over.
  private func onceFree(givingUp: Bool, _ body: @escaping () -> Void) {
    guard isChecking else { return body() }
    pending = body
    givesUpCheck = givingUp
  }

  private func doPending() {
    let body = pending
    pending = nil
    body?()
  }

  /// Runs a step; if it opens another kata, that one is watched and checked.
  private func move(_ step: () -> Void) {
    let former = practice.kata
    check(step)
    if practice.kata != former { return settle() }
    presentStanding()
    doPending()
  }

  private func settle() {
    guard let kata = practice.kata else { return }
    workers.saves.watch(kata)
    presentStanding()
    check { practice.check(request: Practice.Check.Request(isAfterOpening: true)) }
    presentStanding()
    doPending()
  }

  private func showSolution() {
    practice.solution(request: Practice.Solution.Request(spoil: true))
  }

  private func reset() {
    onceFree(givingUp: true) { [self] in
      practice.reset(request: Practice.Reset.Request())
      settle()
    }
  }

  private func ask(_ question: Watch.Question, _ body: @escaping () -> Void) {
    mode = .asking(body)
    present(.question(question, practice.kata?.id))
  }

  private func edit() {
    guard let place = practice.placeToEdit else { return }
    giveTerminal { [self] in
      try workers.editor.open(place)
      present(.edit(place))
    }
  }

  private func play() {
    guard let kata = practice.kata, kata.manifest.play != nil else { return }
    giveTerminal { [self] in
      try workers.playCommand.play(kata.id)
      presentLastCheck()
    }
  }

  /// Gives it to an editor or a scene. No check could be watched beside it, so a running one is
  /// given up and done again afterwards.
  private func giveTerminal(to body: @escaping () throws -> Void) {
    let wasChecking = isChecking
    onceFree(givingUp: true) { [self] in
      attempt(failuresTo: presenter, body)
      if wasChecking { save() }
    }
  }

  private func choose(_ choice: KataChoice) {
    mode = .choosing(choice)
    present(.list(choice, practice.progress))
  }

  private func present(_ response: Watch.Response) {
    presenter?.presentWatch(response: response)
  }

  private func presentLastCheck() {
    if let check = practice.lastCheck {
      present(.lastCheck(check))
    } else {
      practice.brief(request: Practice.Brief.Request())
    }
  }

  private func presentStanding() {
    if let standing { present(.standing(standing)) }
  }

  private var standing: Watch.Standing? {
    practice.kata.map {
      Watch.Standing(
        kata: $0, course: practice.course, progress: practice.progress,
        outcome: practice.lastCheck?.verdict.outcome)
    }
  }
}
