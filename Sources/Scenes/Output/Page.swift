/// What a command shows: lines for people, an object or another format for programs.
struct Page: Sendable {
  var lines: [Line] = []
  /// A question below the lines; the answer is typed after it.
  var prompt: String?
  /// Nil for a page that only people are shown, such as a question.
  var object: JSONObject?
  /// The page in further formats that the command has.
  var formats: [Format: any Renderer] = [:]
  /// Files to write. If one cannot be written, the page is not shown either.
  var files: [OutputFile] = []
  var status = ExitStatus.done
  /// Nil if the page is not for a window.
  var frame: Frame?

  /// The lines to print if there is no window, including those that one would keep in sight.
  var printedLines: [Line] {
    guard let below = frame?.below, !below.isEmpty else { return lines }
    return lines + [""] + below
  }
}

/// A file to be written as a whole: a reader finds either the former one or this.
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
  /// Nil if the text itself will do.
  var spoken: String?
  /// How many cells further than the first its other rows are indented if it is broken.
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

/// What a span means. The terminal decides how that looks.
enum Style: Equatable, Sendable {
  case plain, strong, faint, good, bad, code
}
