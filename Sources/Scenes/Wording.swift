import Entities
import Foundation

/// Phrases that all presenters share.
struct Wording {
  /// How the user calls this program, such as `swift run vipkata`.
  let program: String

  func command(_ words: String) -> String { "\(program) \(words)" }

  /// The text with commands in it, such as `vipkata list` in back-ticks, as the user types them.
  func typed(_ text: String) -> String {
    text.replacingOccurrences(of: "`vipkata ", with: "`\(program) ")
  }

  /// - Parameter isWatched: whether no further label stands below, to stand in line with.
  func edit(_ paths: [String], isWatched: Bool = false) -> [Line] {
    let width = isWatched ? 5 : 7
    return paths.enumerated().map { index, path in
      Line(
        [
          Span((index == 0 ? "Edit" : "").padded(to: width), .faint),
          Span(path, .code, link: Place(file: path, line: 1)),
        ], spoken: "Edit \(path)")
    }
  }

  func then(_ words: String) -> Line {
    Line([Span("Then   ", .faint), Span(command(words), .code)], spoken: "Then: \(command(words))")
  }

  func stuck(_ words: String) -> Line {
    Line(
      [Span("Stuck? ", .faint), Span(command(words), .code)], spoken: "Stuck? \(command(words))")
  }

  static func seconds(_ seconds: Double) -> String {
    "\(Int(seconds)).\(Int(seconds * 10) % 10) s"
  }

  /// Such as "1 test" or "3 tests".
  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}

extension String {
  var line: Line { Line(self) }

  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - columns))
  }

  /// The text in lines of at most so many characters, broken between words.
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
