import Foundation

/// A kept answer: a typed command, the state it is typed in, and the result.
struct Answer: Sendable {
  let name: String
  let file: URL
  let text: String
  /// The text for a shell.
  let typed: String
  /// The script in `States` that makes the folder in which it is typed.
  let state: String

  static func all(in folder: URL) throws -> [Answer] {
    let files = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
    return try files.filter { $0.hasSuffix(".txt") }.map {
      try Answer($0, in: folder)
    }.sorted { ($0.state, $0.name) < ($1.state, $1.name) }
  }

  private init(_ name: String, in folder: URL) throws {
    self.name = name
    file = folder.appendingPathComponent(name)
    text = try String(contentsOf: file, encoding: .utf8)
    let lines = text.components(separatedBy: "\n")
    typed = lines.prefix { $0.hasPrefix("$ ") }.map { $0.dropFirst(2) }.joined(separator: "\n")
    state = lines.first { $0.hasPrefix("in: ") }.map { String($0.dropFirst(4)) } ?? ""
  }

  /// The file's text with this run's output.
  func text(status: Int32, output: String, errors: String) -> String {
    var lines = typed.components(separatedBy: "\n").map { "$ \($0)" }
    lines += ["in: \(state)", "exit: \(status)", ""]
    let parts = [output, errors.isEmpty ? "" : "stderr:\n\(errors)"].filter { !$0.isEmpty }
    return (lines + parts).joined(separator: "\n")
  }

  /// The words of each call of vipkata.
  var calls: [[String]] {
    typed.components(separatedBy: "vipkata ").dropFirst().map {
      $0.components(separatedBy: CharacterSet(charactersIn: " =;|&>\n"))
    }
  }

  /// The lines of the file that differ, up to a readable number.
  func difference(_ made: String) -> String {
    let changes = made.components(separatedBy: "\n")
      .difference(from: text.components(separatedBy: "\n"))
    let lines = changes.map { change in
      switch change {
      case .remove(let offset, let line, _): (offset + 1, "\(offset + 1) - \(line)")
      case .insert(let offset, let line, _): (offset + 1, "\(offset + 1) + \(line)")
      }
    }
    return lines.sorted { $0.0 < $1.0 }.prefix(30).map(\.1).joined(separator: "\n")
  }
}

extension [String] {
  /// The form of output that a call asks for.
  var form: String {
    if contains("--csv") { return "csv" }
    return drop { $0 != "--format" }.dropFirst().first ?? "text"
  }
}
