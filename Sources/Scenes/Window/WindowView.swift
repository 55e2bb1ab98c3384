/// The watch, the board or a played scene in a terminal's window.
final class WindowView: DisplayLogic {
  /// The page to print when the window is gone.
  private(set) var farewell: Page?
  private let window: any WindowLogic
  private let files: any OutputFileLogic
  private let words: Wording
  private var content = WindowContent()
  /// Whether the learner turned to another page since the check began. If so, the check's verdict
  /// does not replace that page.
  private var isTurned = false

  init(window: any WindowLogic, files: any OutputFileLogic, words: Wording, keys: [Line] = []) {
    self.window = window
    self.files = files
    self.words = words
    content.keys = keys
  }

  /// Takes what scrolls a page or needs drawing. A list moves by its selection instead.
  /// - Returns: whether the event was only for the window.
  func takes(_ event: TerminalEvent) -> Bool {
    if case .key(let key) = event {
      guard content.selected == nil, content.scroll(key, in: window.size) else { return false }
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
      content.standing = page.lines
      content.status = nil
      return
    case .farewell: return
    case .verdict, .firstVerdict:
      content.status = nil
      if isTurned { return }
    case .asked, .formerVerdict:
      if content.status != nil { isTurned = frame.role == .asked }
    case .renewed: content.standing = Array(page.lines.prefix(1))
    }
    if frame.role == .firstVerdict {
      content.append(page.lines)
    } else {
      content.body = page.lines
      if frame.role != .renewed { content.offset = 0 }
    }
    if let keys = frame.keys { content.keys = keys }
    content.selected = frame.selected
    content.below = frame.below
    if let standing = frame.standing {
      content.standing = [standing]
      content.status = nil
    }
  }

  func displayStatus(_ text: String, after lines: [Line]) {
    if content.status == nil { isTurned = false }
    content.status = text
    draw()
  }

  func displayWarning(_ text: String) {}

  private func draw() {
    window.draw(content.rows(in: window.size))
  }
}
