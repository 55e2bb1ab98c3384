package import Entities

/// A whole window of text.
@MainActor
package protocol ScreenLogic: AnyObject {
  var size: ScreenSize { get }
  func draw(_ rows: [Line])
}

/// Whatever shows the watch: it is told what happens until it is over.
@MainActor
package protocol WatchEventLogic: AnyObject {
  var interactor: (any WatchBusinessLogic)? { get set }
  var isOver: Bool { get }
  /// What is to be printed when it is over.
  var farewell: Page { get }
  func handle(_ event: Watch.Event)
}

/// The watch in a terminal's window.
package final class WatchView: WatchDisplayLogic, WatchEventLogic {
  package var interactor: (any WatchBusinessLogic)?
  package private(set) var isOver = false
  package private(set) var farewell = Page()
  private let window: any ScreenLogic
  private var screen = WatchScreen()
  /// Whether the learner has turned to another page since the check began: its verdict
  /// does not take that away.
  private var isTurned = false

  package init(window: any ScreenLogic) {
    self.window = window
  }

  package func handle(_ event: Watch.Event) {
    switch event {
    case .key(let key):
      if !scroll(key) { interactor?.press(request: Watch.Press.Request(key: key)) }
    case .saved: interactor?.save(request: Watch.Look.Request())
    case .resized: draw()
    case .closed:
      interactor?.press(request: Watch.Press.Request(key: .character("q")))
      // Whatever that key is for at the moment: no other follows.
      isOver = true
    }
  }

  package func displayScreen(viewModel: Watch.Screen.ViewModel) {
    if viewModel.isVerdict {
      screen.passing = nil
      if isTurned { return draw() }
    } else if screen.passing != nil {
      isTurned = !viewModel.isFormer
    }
    if viewModel.continues, !screen.body.isEmpty {
      screen.body += ["", Line("─────", .faint, spoken: "")] + viewModel.body
    } else {
      screen.body = viewModel.body
      screen.offset = 0
    }
    screen.keys = viewModel.keys
    screen.selected = viewModel.selected
    draw()
  }

  package func displayStanding(viewModel: Watch.Standing.ViewModel) {
    screen.standing = viewModel.choices
    screen.passing = nil
    draw()
  }

  package func displayChecking(viewModel: Practice.Checking.ViewModel) {
    screen.passing = viewModel.text
    isTurned = false
    draw()
  }

  package func displayFailure(viewModel: Page) {
    guard !screen.standing.isEmpty else { return displayEnd(viewModel: viewModel) }
    displayScreen(
      viewModel: Watch.Screen.ViewModel(body: viewModel.lines, keys: screen.keys))
  }

  package func displayEnd(viewModel: Page) {
    farewell = viewModel
    isOver = true
  }

  /// A list moves by its selection, everything else by its rows.
  private func scroll(_ key: Watch.Key) -> Bool {
    guard screen.selected == nil, screen.scroll(key, in: window.size) else { return false }
    draw()
    return true
  }

  private func draw() {
    window.draw(screen.rows(in: window.size))
  }
}
