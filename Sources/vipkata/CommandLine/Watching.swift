import Foundation

/// The commands that run until they are ended: they wait for events, and the scene decides.
extension Call {
  func watch() throws {
    let events = WatchEvents(
      workspace: workspace, readsKeys: isInteractive, polls: has("--poll"))
    let drawn = draws ? windowView() : nil
    let view = drawn ?? eventView
    let presenter = PracticePresenter(
      view: view, words: words, isQuiet: has("--quiet"), isWatched: isInteractive)
    let practice = practice(presenter) {
      MainActor.assumeIsolated { events.supersedesCheck() }
    }
    let interactor = watching(practice, events, isInteractive ? presenter : nil)
    func handle(_ event: TerminalEvent) {
      if drawn?.takes(event) != true { interactor.handle(event) }
    }
    if isInteractive {
      events.duringCheck = { event in
        handle(event)
        return interactor.givesUpCheck
      }
      TerminalMode.enter(draws: draws)
    }
    defer {
      // Breaks a cycle: the closure holds the scene, whose workers hold the events.
      events.duringCheck = nil
      TerminalMode.leave()
      if let page = drawn?.farewell { terminal.display(page) }
    }
    // The presenter holds its view weakly.
    try withExtendedLifetime(view) {
      interactor.begin()
      while !interactor.isOver { handle(try events.next()) }
    }
  }

  func play() throws {
    let drawn = draws ? windowView() : nil
    let view = drawn ?? eventView
    let interactor = playing(in: view)
    let request = Play.Begin.Request(kata: operands.first)
    guard isInteractive else { return interactor.show(request: request) }
    let input = TerminalInput(readsKeys: true)
    TerminalMode.enter(draws: draws)
    defer {
      interactor.end()
      TerminalMode.leave()
      if let page = drawn?.farewell { terminal.display(page) }
    }
    try withExtendedLifetime(view) {
      interactor.begin(request: request)
      while !interactor.isOver {
        if let event = try input.event() {
          if drawn?.takes(event) != true { interactor.handle(event) }
        } else {
          _ = input.wait(milliseconds: 100, or: interactor.descriptor)
          interactor.look()
        }
      }
    }
    try Interrupts.check()
  }

  func lookAtBoard() throws {
    let place = try WorkshopAddress(operands[0], in: paths.currentFolder)
    func look(_ board: any BoardBusinessLogic) {
      if has("--hands") { board.showHands() } else { board.show() }
    }
    guard has("--watch") else { return look(try board(at: place, view: terminal)) }
    let folder = if case .folder(let folder) = place { folder } else { URL?.none }
    let events = BoardEvents(folder: folder, readsKeys: draws)
    let drawn = draws ? windowView(keys: WatchKey.board) : nil
    let interactor = try board(at: place, view: drawn ?? terminal)
    if draws { TerminalMode.enter(draws: true) }
    defer { TerminalMode.leave() }
    while true {
      let event = try events.next()
      switch event {
      case .closed, .key(.character("q")): return
      case .due, .resized: look(interactor)
      default: _ = drawn?.takes(event)
      }
    }
  }

  /// The view when nothing is drawn.
  private var eventView: any DisplayLogic { isInteractive ? SpokenView(terminal) : terminal }

  private func windowView(keys: [Line] = []) -> WindowView {
    WindowView(
      window: window, files: OutputFiles(currentFolder: paths.currentFolder), words: words,
      keys: keys)
  }
}
