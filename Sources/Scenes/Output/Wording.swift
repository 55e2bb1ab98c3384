import Foundation

/// Phrases that all presenters share.
struct Wording {
  /// How the user calls this program, such as `swift run vipkata`.
  let program: String
  /// The options by which the user named a course or a workspace, such as ` --course Mine`.
  var places = ""

  /// The same without `places`, for somebody who works elsewhere.
  var elsewhere: Wording { Wording(program: program) }

  /// A command as the user types it next, for the same course and workspace.
  func command(_ words: String) -> String {
    let isPlain = words.hasPrefix("-") || words.hasPrefix("course init")
    return "\(program) \(words)" + (isPlain ? "" : places)
  }

  /// The text with its commands, such as `vipkata list` in backticks, as the user types them.
  func withProgramName(in text: String) -> String {
    text.replacing(#/`vipkata ([^`]+)`/#) { "`\(command(String($0.1)))`" }
  }

  /// The files to edit: at most six rows, with the rest as a number.
  /// - Parameter isWatched: whether a key opens the file, so that its name is enough.
  func edit(_ paths: [String], isWatched: Bool = false) -> [Line] {
    let width = isWatched ? 5 : 7
    let shown = paths.count > 6 ? paths.prefix(5) : paths[...]
    let rest = paths.count - shown.count
    return shown.enumerated().map { index, path in
      Line(
        [
          Span((index == 0 ? "Edit" : "").padded(to: width), .faint),
          Span(isWatched ? path.fileName : path, .code, link: SourceLocation(file: path, line: 1)),
        ], spoken: "Edit \(path)")
    } + (rest > 0 ? [Line("".padded(to: width) + "and \(rest) more there", .faint)] : [])
  }

  func then(_ words: String) -> Line { offer("Then   ", words, spoken: "Then:") }

  func stuck(_ words: String) -> Line { offer("Stuck? ", words, spoken: "Stuck?") }

  /// A command with a label before it.
  /// - Parameter label: includes its spaces; `spoken` is read aloud instead.
  func offer(_ label: String, _ words: String, spoken: String? = nil) -> Line {
    let typed = command(words)
    return Line([Span(label, .faint), Span(typed, .code)], spoken: spoken.map { "\($0) \(typed)" })
  }

  /// A line about a course's katas that cannot be used, if there are any.
  func leftOut(of course: Course) -> [Line] {
    course.leftOut.map { [Line("\($0): \(command("doctor")) says why.", .bad)] } ?? []
  }

  func page(for error: any Error) -> Page {
    if error is Interrupted { return Page(status: .interrupted) }
    let said = UserError(error)
    var lines = [Line([Span("error: ", .bad), Span(withProgramName(in: said.message))])]
    if let mend = said.mend { lines.append(withProgramName(in: mend).line) }
    let object: JSONObject = ["error": said.message, "mend": said.mend]
    let formats = Format.allCases.reduce(into: [:]) { formats, format in
      formats[format] = renderer(of: said, in: format, object)
    }
    return Page(lines: lines, object: object, formats: formats, status: .failed)
  }

  /// An error in a format that has a form of its own for one.
  private func renderer(
    of error: UserError, in format: Format, _ object: JSONObject
  ) -> (any Renderer)? {
    switch format {
    case .text, .json, .csv: nil
    case .junit: JUnit(error: error)
    case .checkstyle: Checkstyle(error: error)
    case .github: GitHubCommands(error: error)
    case .sarif: object
    }
  }

  /// The sentence on a mistake that the work looks like, or may be.
  static func mistake(looksLike: String?, perhaps: String?) -> String? {
    looksLike.map { "This looks like \($0)." } ?? perhaps.map { "Perhaps this is \($0)." }
  }

  static func seconds(_ seconds: Double) -> String {
    "\(Int(seconds)).\(Int(seconds * 10) % 10) s"
  }

  /// Names in one line, such as "a, b, c, d, e and 20 more".
  static func list(_ names: [String]) -> String {
    let more = names.count - 5
    return names.prefix(5).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }

  /// Such as "1 of 3 tests fails".
  static func failing(_ number: Int, of all: Int) -> String {
    "\(number) of \(count(all, "test")) \(number == 1 ? "fails" : "fail")"
  }

  /// Such as "1 test" or "3 tests".
  static func count(_ number: Int, _ noun: String, _ plural: String? = nil) -> String {
    "\(number) \(number == 1 ? noun : plural ?? noun + "s")"
  }
}

extension Course {
  /// Such as "1 kata left out"; nil if all can be used.
  var leftOut: String? {
    let folders = Set(problems.map(\.kata))
    return folders.isEmpty ? nil : Wording.count(folders.count, "kata") + " left out"
  }
}

extension String {
  var fileName: String { split(separator: "/").last.map(String.init) ?? self }

  var line: Line { Line(self) }

  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - columns))
  }

  func leftPadded(to width: Int) -> String { "".padded(to: width - columns) + self }

  /// The text in lines of at most `width` characters, broken between words.
  func wrapped(to width: Int) -> [String] {
    var lines: [String] = []
    var used = 0
    for word in split(separator: " ", omittingEmptySubsequences: false) {
      let length = word.count
      if !lines.isEmpty, used + 1 + length <= width {
        lines[lines.count - 1] += " \(word)"
        used += 1 + length
      } else {
        lines.append(String(word))
        used = length
      }
    }
    return lines
  }
}
