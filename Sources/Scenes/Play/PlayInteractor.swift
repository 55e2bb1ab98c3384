struct PlayWorkers {
  let course: any CourseWorkerLogic
  let workspace: any WorkspaceWorkerLogic
  let journal: any JournalWorkerLogic
  let syntax: any SyntaxWorkerLogic
  let player: any PlayWorkerLogic
}

@MainActor
protocol PlayBusinessLogic {
  func begin(request: Play.Begin.Request)
  /// Shows the first screen once, where no keys can be pressed.
  func show(request: Play.Begin.Request)
  func handle(_ event: TerminalEvent)
  /// Takes what the scene has reported since the last look.
  func look()
  /// Ends the scene, so that none of its processes go on.
  func end()
}

/// What playing offers to the caller that brings it events.
@MainActor
protocol PlayDataStore {
  var isOver: Bool { get }
  /// Becomes readable when the scene has reported something.
  var descriptor: Int32? { get }
}

/// Decides what a key does to the played scene.
final class PlayInteractor: PlayBusinessLogic, PlayDataStore {
  private let presenter: any PlayPresentationLogic
  private(set) var isOver = false
  private var player: (any PlayerLogic)?
  private let workers: PlayWorkers
  private var kata: Kata?
  private var screen = PlayedScene.Screen()
  private var shown: PlayedScene.Screen?
  private var cycle = Play.Cycle()
  private var focus: String?
  private var sent = 0

  init(presenter: any PlayPresentationLogic, workers: PlayWorkers) {
    self.presenter = presenter
    self.workers = workers
  }

  var descriptor: Int32? { player?.descriptor }

  func end() { player?.end() }

  func begin(request: Play.Begin.Request) {
    attempt {
      player = try workers.player.start(try job(for: request))
    }
  }

  func show(request: Play.Begin.Request) {
    attempt {
      let report = try workers.player.firstReport(of: try job(for: request))
      take(report)
      present(news: report.notes)
      isOver = true
    }
  }

  func handle(_ event: TerminalEvent) {
    switch event {
    case .key(let key): press(key)
    case .closed: isOver = true
    case .saved, .due, .resized: break
    }
  }

  func look() {
    attempt {
      for report in try player?.reports(within: 0) ?? [] {
        if report.isClosed {
          isOver = true
          if let kata {
            presenter.presentClose(
              response: Play.Close.Response(kata: kata, leaks: report.screen.leaks))
          }
        } else if report.answered == sent {
          take(report)
          present(news: report.notes)
        }
      }
    }
  }

  private func attempt(_ body: () throws -> Void) {
    do {
      try body()
    } catch {
      isOver = true
      presenter.presentFailure(error: error)
    }
  }

  private func job(for request: Play.Begin.Request) throws -> PlayJob {
    let course = try workers.course.course()
    try course.requireKatas()
    let current = Progress(events: try workers.journal.events()).current
    guard let kata = try request.kata.map(course.kata(named:)) ?? current.flatMap(course.kata)
    else { throw CourseFailure.noKataOpen }
    guard let entry = kata.manifest.play else {
      throw Play.Failure.noScreen(
        kata.id, others: course.katas.filter { $0.manifest.play != nil }.map(\.id))
    }
    guard workers.workspace.isOpened(kata) else { throw CourseFailure.notOpened(kata.id) }
    self.kata = kata
    presenter.presentBuilding()
    return try PlayJob(
      of: kata, from: entry, scene: workers.workspace.sceneFiles(of: kata),
      course: workers.course, syntax: workers.syntax)
  }

  private func take(_ report: PlayedScene.Report) {
    let former = Set(screen.elements.map(\.id))
    if !former.isEmpty, former.isDisjoint(with: report.screen.elements.map(\.id)) {
      cycle.hasLeft = true
    }
    screen = report.screen
    cycle.notes += report.notes
    cycle.isSettled = report.isSettled
    let places = screen.elements.filter(\.takesKeys)
    if !places.contains(where: { $0.id == focus }) { focus = places.first?.id }
  }

  private func present(news: [PlayedScene.Note] = []) {
    guard let kata else { return }
    presenter.presentShow(
      response: Play.Show.Response(
        kata: kata, screen: screen, former: shown, focus: focus, cycle: cycle, news: news))
    shown = screen
  }

  private func press(_ key: TerminalEvent.Key) {
    let element = screen.elements.first { $0.id == focus }
    switch key {
    case .tab, .down: move(by: 1)
    case .backTab, .up: move(by: -1)
    case .escape where screen.isAlert: break
    case .escape: send(screen.canGoBack ? .back : .close)
    case .enter:
      guard let element else { return }
      if element.kind == .field { move(by: 1) }
      send(.press, id: element.id)
    case .character(let character):
      guard let element else { return }
      if element.kind == .field {
        type(element.text + String(character))
      } else if character == " " {
        send(.press, id: element.id)
      }
    case .backspace where element?.kind == .field:
      type(String((element?.text ?? "").dropLast()))
    case .backspace, .pageUp, .pageDown, .home, .end: break
    }
  }

  private func move(by step: Int) {
    let places = screen.elements.filter(\.takesKeys).map(\.id)
    guard let index = places.firstIndex(where: { $0 == focus }) else { return }
    focus = places[(index + step + places.count) % places.count]
    present()
  }

  /// The text is on screen at once, since the next key may come before the scene has answered.
  private func type(_ text: String) {
    guard let index = screen.elements.firstIndex(where: { $0.id == focus }) else { return }
    screen.elements[index].text = text
    send(.type, id: focus, text: text)
    present()
  }

  private func send(_ action: PlayedScene.Event.Action, id: String? = nil, text: String? = nil) {
    sent += 1
    cycle = Play.Cycle()
    player?.send(PlayedScene.Event(number: sent, action: action, id: id, text: text))
  }
}
