/// A file of the templates' folder, from which a file of a new scene is made.
///
/// Its format is described in the README of `Katas/Templates/Scene`.
struct SceneTemplate: Equatable, Sendable {
  /// Relative to the folder, such as `__Scene__/__Scene__Worker@api.swift.txt`.
  let path: String
  let text: String

  /// - Returns: the file's path and text, or nil where the draft needs no such file.
  /// - Throws: `UserError` for a mistake in the template, with its line.
  func file(for draft: SceneDraft) throws -> (path: String, text: String)? {
    guard let named = try namedPath(for: draft) else { return nil }
    let filled = try filled(for: draft)
    return filled.isEmpty ? nil : (named, filled)
  }

  /// Whether the template has the name itself, apart from its comments.
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

  private func filled(for draft: SceneDraft) throws -> String {
    var lines = Array(text.lines.enumerated())[...]
    if lines.last?.element == "" { lines.removeLast() }
    let filled = try block(&lines, draft, useCase: draft.useCases[0], isWanted: true)
    if let (index, line) = lines.first {
      throw mistake("\(line.trimmed) has no beginning", line: index + 1)
    }
    return filled.joined()
  }

  /// Fills lines up to the end of the block that they begin in.
  private func block(
    _ lines: inout ArraySlice<(offset: Int, element: String)>, _ draft: SceneDraft,
    useCase: String, isWanted: Bool
  ) throws -> [String] {
    var filled: [String] = []
    while let (index, line) = lines.first {
      guard let words = Self.directive(line) else {
        lines.removeFirst()
        guard isWanted else { continue }
        let text = replaced(line[...], draft, useCase: useCase)
        if text.contains("__"), let left = text.firstMatch(of: #/__[A-Za-z]+__/#) {
          throw mistake("there is no placeholder \(left.output)", line: index + 1)
        }
        filled.append(text + "\n")
        continue
      }
      if words == ["end"] || words == ["else"] { return filled }
      lines.removeFirst()
      switch words.first {
      case "each" where words == ["each", "use-case"]:
        let inside = lines
        for name in draft.useCases {
          lines = inside
          filled += try block(&lines, draft, useCase: name, isWanted: isWanted)
        }
      case "if" where words.count > 1:
        let isMet = try isMet(words.dropFirst(), draft, line: index + 1)
        filled += try block(&lines, draft, useCase: useCase, isWanted: isWanted && isMet)
        if let (_, next) = lines.first, Self.directive(next) == ["else"] {
          lines.removeFirst()
          filled += try block(&lines, draft, useCase: useCase, isWanted: isWanted && !isMet)
        }
      default: throw mistake("\(line.trimmed) means nothing", line: index + 1)
      }
      guard let (_, end) = lines.first, Self.directive(end) == ["end"] else {
        throw mistake("\(line.trimmed) has no //# end", line: index + 1)
      }
      lines.removeFirst()
    }
    return filled
  }

  private func isMet(
    _ words: ArraySlice<String>, _ draft: SceneDraft, line: Int
  ) throws -> Bool {
    let isNegated = words.first == "not"
    let named = isNegated ? words.dropFirst() : words
    for word in named { try require(word, line: line) }
    return named.contains(where: draft.words.contains) != isNegated
  }

  private func require(_ word: String, line: Int?) throws {
    let known = SceneChoice.allCases.flatMap(\.words)
    guard !known.contains(word) else { return }
    let meant = Nearest.word(to: word, among: known).map { ": did you mean \($0)?" } ?? ""
    throw mistake("nobody can choose \"\(word)\"\(meant)", line: line)
  }

  private func mistake(_ what: String, line: Int?) -> UserError {
    UserError(
      "The template \(path)\(line.map { ":\($0)" } ?? ""): \(what).",
      mend: "The README of Katas/Templates/Scene says what a template can hold.")
  }

  private func replaced(_ text: Substring, _ draft: SceneDraft, useCase: String) -> String {
    guard text.contains("__") else { return String(text) }
    return text.replacing("__Scene__", with: draft.name).replacing("__Module__", with: draft.module)
      .replacing("__UseCase__", with: useCase)
      .replacing("__useCase__", with: SwiftName.property(useCase)).description
  }

  private static func directive(_ line: String) -> [String]? {
    guard line.trimmed.hasPrefix("//#") else { return nil }
    return line.trimmed.dropFirst(3).split(separator: " ").map(String.init)
  }
}
