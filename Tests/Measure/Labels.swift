import Foundation

/// The breaks that a person found in one app, and their judgement of the review's findings.
struct Labels {
  struct Place: Hashable {
    let file: String
    let line: Int
    let rule: String
  }

  let app: String
  /// The folder of the app that is reviewed.
  let folder: String
  /// How many scenes were read.
  let scenes: Int
  /// The folders and files that were read.
  let read: [String]
  /// The first place is where it was found; a second one is the promise that breaks the rule.
  let breaks: [(places: [Place], what: String)]
  /// Whether the finding at a place is true.
  let judged: [Place: Bool]

  init(_ file: URL) throws {
    let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    let head = rows.first { $0[0] == "app" } ?? ["", ""]
    app = head[1]
    folder = head.count > 4 ? head[4] : "."
    let scenes = rows.filter { $0[0] == "scene" }
    self.scenes = Set(scenes.map { $0[1] }).count
    read = scenes.map { $0[2] }
    breaks = rows.filter { $0[0] == "break" }.map { row in
      (row[2].split(separator: ",").map { Self.place(String($0), row[3]) }, row[4])
    }
    judged = Dictionary(
      rows.filter { ["right", "wrong"].contains($0[0]) }.map {
        (Self.place($0[1], $0[2]), $0[0] == "right")
      }, uniquingKeysWith: { first, _ in first })
  }

  private static func place(_ text: String, _ rule: String) -> Place {
    let colon = text.lastIndex(of: ":") ?? text.endIndex
    return Place(
      file: String(text[..<colon]), line: Int(text[colon...].dropFirst()) ?? 0, rule: rule)
  }

  func wasRead(_ file: String) -> Bool {
    read.contains { file == $0 || file.hasPrefix($0 + "/") }
      || breaks.contains { $0.places[0].file == file }
  }
}
