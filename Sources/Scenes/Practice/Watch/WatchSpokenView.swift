package import Entities

/// The watch for a screen reader, and for a terminal in which nothing can be drawn: it has
/// the keys of the window, and prints what they show below what was there before.
package final class WatchSpokenView: WatchDisplayLogic, WatchEventLogic {
  package var interactor: (any WatchBusinessLogic)?
  package private(set) var isOver = false
  package private(set) var farewell = Page()
  private let terminal: any TerminalLogic
  private var keys: Line?
  private var title: Line?
  private var standing: Line?

  package init(_ terminal: any TerminalLogic) {
    self.terminal = terminal
  }

  package func handle(_ event: Watch.Event) {
    switch event {
    case .key(let key): interactor?.press(request: Watch.Press.Request(key: key))
    case .saved: interactor?.save(request: Watch.Look.Request())
    case .resized: break
    case .closed:
      interactor?.press(request: Watch.Press.Request(key: .character("q")))
      // Whatever that key is for at the moment: no other follows.
      isOver = true
    }
  }

  package func displayScreen(viewModel: Watch.Screen.ViewModel) {
    var lines = viewModel.body
    if let selected = viewModel.selected {
      lines = (lines.first == title ? [] : lines.prefix(1)) + [lines[selected]]
    }
    title = viewModel.body.first
    if viewModel.keys.first != keys { lines += viewModel.keys.prefix(1) }
    keys = viewModel.keys.first
    terminal.show(Page(lines: lines))
  }

  package func displayStanding(viewModel: Watch.Standing.ViewModel) {
    if let line = viewModel.choices.first, line.spoken != standing?.spoken {
      terminal.show(Page(lines: [line]))
      standing = line
    }
  }

  package func displayChecking(viewModel: Practice.Checking.ViewModel) {
    terminal.showPassing(viewModel.text)
  }

  package func displayFailure(viewModel: Page) {
    guard standing != nil else { return displayEnd(viewModel: viewModel) }
    terminal.show(viewModel)
  }

  package func displayEnd(viewModel: Page) {
    farewell = viewModel
    isOver = true
  }
}
