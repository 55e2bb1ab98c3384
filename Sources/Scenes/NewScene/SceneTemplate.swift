/// A file of the folder of templates, from which a file of a new scene is made.
///
/// Its format is described in the README of `Katas/Templates/Scene`.
struct SceneTemplate: Equatable, Sendable {
  /// Relative to the folder, such as `__Scene__/__Scene__Worker@api.swift.txt`.
  let path: String
  let text: String

  /// - Returns: the file's path and text, or nil if the draft needs no such file.
  /// - Throws: `NewScene.Failure` for a mistake in the template, with its line.
  func file(for draft: SceneDraft) throws -> (path: String, text: String)? {
    guard let named = try namedPath(for: draft) else { return nil }
    let filled = try filled(for: draft)
    return filled.isEmpty ? nil : (named, filled)
  }

  /// Whether the template's own code uses the name. Comments do not count.
  func uses(_ name: String) -> Bool {
    guard text.contains(name) else { return false }
    return text.lines.contains { line in
      let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line[...]
      return code.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains(name[...])
    }
  }

  private func namedPath(for draft: SceneDraft) throws -> String? {
    let components = path.split(separator: "/")
    let name = components[components.count - 1]
    let parts = name.split(separator: ".", maxSplits: 1)
    let marks = parts[0].split(separator: "@").dropFirst().map(String.init)
    for mark in marks { try require(mark, line: nil) }
    guard draft.words.isSuperset(of: marks) else { return nil }
    let bare = name.replacing(#/@[a-z-]+/#, with: "").replacing(#/\.txt$/#, with: "")
    let whole = (components.dropLast() + [bare[...]]).joined(separator: "/")
    return replaced(whole[...], draft, useCase: draft.useCases[0])
  }

  /// A line with its number and, if it is a `//#` line, its words.
  private typealias Row = (number: Int, text: String, words: [String]?)

  private func filled(for draft: SceneDraft) throws -> String {
    var rows = text.lines.enumerated().map { index, line -> Row in
      let isDirective = line.trimmed.hasPrefix("//#")
      let words = line.trimmed.dropFirst(3).split(separator: " ").map(String.init)
      return (index + 1, line, isDirective ? words : nil)
    }[...]
    if rows.last?.text == "" { rows.removeLast() }
    let filled = try block(&rows, draft, useCase: draft.useCases[0], isWanted: true)
    if let row = rows.first {
      throw mistake(.withoutBegin(row.text.trimmed), line: row.number)
    }
    return filled
  }

  /// Fills rows up to the end of the block that they begin in.
  private func block(
    _ rows: inout ArraySlice<Row>, _ draft: SceneDraft, useCase: String, isWanted: Bool
  ) throws -> String {
    var filled = ""
    while let row = rows.first, row.words != ["end"], row.words != ["else"] {
      rows.removeFirst()
      switch row.words {
      case nil where isWanted:
        let text = replaced(row.text[...], draft, useCase: useCase)
        if text.contains("__"), let left = text.firstMatch(of: #/__[A-Za-z]+__/#) {
          throw mistake(.unknownPlaceholder(String(left.output)), line: row.number)
        }
        filled += text + "\n"
        continue
      case nil: continue
      case ["each", "use-case"]?:
        let inside = rows
        for name in draft.useCases {
          rows = inside
          filled += try block(&rows, draft, useCase: name, isWanted: isWanted)
        }
      case let words? where words.first == "if" && words.count > 1:
        let isNegated = words[1] == "not"
        let named = words.dropFirst(isNegated ? 2 : 1)
        for word in named { try require(word, line: row.number) }
        let isMet = named.contains(where: draft.words.contains) != isNegated
        filled += try block(&rows, draft, useCase: useCase, isWanted: isWanted && isMet)
        if rows.first?.words == ["else"] {
          rows.removeFirst()
          filled += try block(&rows, draft, useCase: useCase, isWanted: isWanted && !isMet)
        }
      default: throw mistake(.unknown(row.text.trimmed), line: row.number)
      }
      guard rows.popFirst()?.words == ["end"] else {
        throw mistake(.withoutEnd(row.text.trimmed), line: row.number)
      }
    }
    return filled
  }

  private func require(_ word: String, line: Int?) throws {
    let known = SceneChoice.allCases.flatMap(\.words)
    guard !known.contains(word) else { return }
    let nearest = Nearest.word(to: word, among: known)
    throw mistake(.unknownWord(word, nearest: nearest), line: line)
  }

  private func mistake(_ mistake: NewScene.TemplateMistake, line: Int?) -> NewScene.Failure {
    .template(path, line: line, mistake)
  }

  private func replaced(_ text: Substring, _ draft: SceneDraft, useCase: String) -> String {
    guard text.contains("__") else { return String(text) }
    return text.replacing("__Scene__", with: draft.name).replacing("__Module__", with: draft.module)
      .replacing("__UseCase__", with: useCase)
      .replacing("__useCase__", with: SwiftName.property(useCase)).description
  }
}
