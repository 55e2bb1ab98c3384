/// The watch, or the board, in a terminal's window.
final class WindowView: DisplayLogic {
  /// What is to be printed when the window is gone.
  private(set) var farewell: Page?
  private let window: any ScreenLogic
  private let files: any OutputFileLogic
  private let words: Wording
  private var screen = Screen()
  /// Whether the learner turned to another page since the check began, which its verdict leaves.
  private var isTurned = false

  init(window: any ScreenLogic, files: any OutputFileLogic, words: Wording, keys: [Line] = []) {
    self.window = window
    self.files = files
    self.words = words
    screen.keys = keys
  }

  /// A list moves by its selection, everything else by its rows.
  /// - Returns: whether the event was for the window alone.
  func takes(_ event: TerminalEvent) -> Bool {
    if case .key(let key) = event {
      guard screen.selected == nil, screen.scroll(key, in: window.size) else { return false }
    } else if event != .resized {
      return false
    }
    draw()
    return true
  }

  func display(_ page: Page) {
    do {
      try files.write(page.files)
    } catch {
      return display(words.page(for: error))
    }
    show(page)
    draw()
  }

  private func show(_ page: Page) {
    let frame = page.frame ?? Frame()
    farewell = page.status == .failed || frame.role == .farewell ? page : nil
    switch frame.role {
    case .standing:
      screen.standing = page.lines
      screen.status = nil
      return
    case .farewell: return
    case .verdict, .firstVerdict:
      screen.status = nil
      if isTurned { return }
    case .asked, .formerVerdict:
      if screen.status != nil { isTurned = frame.role == .asked }
    case .renewed: screen.standing = Array(page.lines.prefix(1))
    }
    if frame.role == .firstVerdict {
      screen.append(page.lines)
    } else {
      screen.body = page.lines
      if frame.role != .renewed { screen.offset = 0 }
    }
    if let keys = frame.keys { screen.keys = keys }
    screen.selected = frame.selected
    screen.below = frame.below
    if let standing = frame.standing { screen.standing = [standing] }
  }

  func displayStatus(_ text: String, after lines: [Line]) {
    if screen.status == nil { isTurned = false }
    screen.status = text
    draw()
  }

  func displayWarning(_ text: String) {}

  private func draw() {
    window.draw(screen.rows(in: window.size))
  }
}
