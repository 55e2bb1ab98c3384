import Foundation

/// The terminal's window, drawn as a whole.
struct Window: WindowLogic {
  let output: StyledStream

  var size: WindowSize {
    var size = winsize()
    let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0
    guard isKnown, size.ws_row > 3, size.ws_col > 0 else {
      return WindowSize(rows: 24, columns: 80)
    }
    return WindowSize(rows: Int(size.ws_row), columns: Int(size.ws_col))
  }

  /// In one write, so that nothing flickers.
  func draw(_ rows: [Line]) {
    let lines = rows.map { "\u{1b}[2K" + output.rendered($0) }
    output.write("\u{1b}[H" + lines.joined(separator: "\r\n") + "\u{1b}[J")
  }
}
