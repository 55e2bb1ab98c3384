/// What a command shows: lines to people, one object or another format to programs.
struct Page: Sendable {
  var lines: [Line] = []
  /// What is asked below the lines; the answer is typed behind it.
  var prompt: String?
  /// Nil for what only people are shown, such as a question.
  var object: JSONObject?
  /// In the formats of its own that this command has.
  var formats: [Format: any Renderer] = [:]
  /// Where one cannot be written, the page is not shown either.
  var files: [OutputFile] = []
  var status = ExitStatus.done
  /// Nil where it stands in no window.
  var frame: Frame?

  /// Where no window keeps some of its lines in sight.
  var printedLines: [Line] {
    guard let below = frame?.below, !below.isEmpty else { return lines }
    return lines + [""] + below
  }
}

/// A file to be written as a whole: whoever reads it finds the former one or this.
struct OutputFile: Equatable, Sendable {
  let path: String
  let text: String
}

enum ExitStatus: Int32, Sendable {
  case done = 0
  /// The work is red.
  case red = 1
  case failed = 2
  /// Ended by Ctrl-C.
  case interrupted = 130
}

/// One line of a page, with a meaning for each part of it.
struct Line: Equatable, Sendable, ExpressibleByStringLiteral {
  var spans: [Span]
  /// What a screen reader says instead: a sentence without marks and columns, or nothing at all.
  /// Nil where the text itself will do.
  var spoken: String?
  /// How many cells further its other rows are indented, where it is broken.
  var hanging = 0

  init(_ spans: [Span], spoken: String? = nil, hanging: Int = 0) {
    self.spans = spans
    self.spoken = spoken
    self.hanging = hanging
  }

  init(_ text: String, _ style: Style = .plain, spoken: String? = nil) {
    self.init([Span(text, style)], spoken: spoken)
  }

  init(stringLiteral value: String) {
    self.init(value)
  }

  var text: String { spans.map(\.text).joined() }
}

struct Span: Equatable, Sendable {
  let text: String
  let style: Style
  /// The file that a click on the span opens.
  let link: SourceLocation?

  init(_ text: String, _ style: Style = .plain, link: SourceLocation? = nil) {
    self.text = text
    self.style = style
    self.link = link
  }

  static func mark(_ isWell: Bool) -> Span { isWell ? Span("✔ ", .good) : Span("✘ ", .bad) }

  /// The path of a file, which a click opens.
  static func file(_ path: String) -> Span {
    Span(path, .code, link: SourceLocation(file: path, line: 1))
  }
}

/// What a span means; the terminal knows how that looks.
enum Style: Equatable, Sendable {
  case plain, strong, faint, good, bad, code
}
