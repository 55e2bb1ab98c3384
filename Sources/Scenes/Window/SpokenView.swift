/// The watch, or a played scene, for a screen reader, or for a terminal in which nothing can be
/// drawn. It has the window's keys, and prints each page below the one before.
final class SpokenView: DisplayLogic {
  private let terminal: any DisplayLogic
  private var keys: Line?
  private var title: Line?
  private var standing: Line?

  init(_ terminal: any DisplayLogic) {
    self.terminal = terminal
  }

  func display(_ page: Page) {
    guard let frame = page.frame else { return terminal.display(page) }
    if let news = frame.news { return terminal.display(Page(lines: news)) }
    var lines = page.lines
    if frame.role == .standing {
      guard let line = lines.first, line.spoken != standing?.spoken else { return }
      standing = line
      lines = [line]
    } else {
      if let selected = frame.selected {
        lines = (lines.first == title ? [] : lines.prefix(1)) + [lines[selected]]
      }
      title = page.lines.first
      if let line = frame.keys?.first, line != keys { lines.append(line) }
      keys = frame.keys?.first
    }
    terminal.display(Page(lines: lines))
  }

  func displayStatus(_ text: String, after lines: [Line]) {
    terminal.displayStatus(text, after: lines)
  }

  func displayWarning(_ text: String) { terminal.displayWarning(text) }
}
