/// What a command shows: lines to print, and the status to end with.
package struct Page: Equatable, Sendable {
  package var lines: [Line]
  package var status: ExitStatus

  package init(lines: [Line] = [], status: ExitStatus = .done) {
    self.lines = lines
    self.status = status
  }

  /// The lines without styles, for tests and for programs.
  package var text: String {
    lines.map(\.text).joined(separator: "\n")
  }
}

/// The exit statuses of the contract.
package enum ExitStatus: Int32, Sendable {
  /// Green, or done.
  case done = 0
  /// The work is red.
  case red = 1
  /// The command could not run.
  case failed = 2
  /// Ended by Ctrl-C.
  case interrupted = 130
}

/// One line of a page, with a meaning for each part of it.
package struct Line: Equatable, Sendable, ExpressibleByStringLiteral {
  package var spans: [Span]
  /// What stands in its place where a screen reader reads it out: a sentence instead of
  /// marks and columns, or nothing at all. Nil when the text itself will do.
  package var spoken: String?

  package init(_ spans: [Span], spoken: String? = nil) {
    self.spans = spans
    self.spoken = spoken
  }

  package init(_ text: String, _ style: Style = .plain, spoken: String? = nil) {
    self.init([Span(text, style)], spoken: spoken)
  }

  package init(stringLiteral value: String) {
    self.init(value)
  }

  package var text: String { spans.map(\.text).joined() }
}

package struct Span: Equatable, Sendable {
  package let text: String
  package let style: Style
  /// The file that a click on the span opens.
  package let link: Place?

  package init(_ text: String, _ style: Style = .plain, link: Place? = nil) {
    self.text = text
    self.style = style
    self.link = link
  }
}

/// What a span means; the terminal knows how that looks.
package enum Style: Equatable, Sendable {
  case plain, strong, faint, good, bad, code
}
