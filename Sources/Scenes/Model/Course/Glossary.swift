/// The terms that a course explains, as `Katas/words.md` lists them.
struct Glossary: Equatable, Sendable {
  var entries: [Entry] = []

  struct Entry: Encodable, Equatable, Sendable {
    /// The term, then its other forms, such as `sut`, `system under test`.
    let words: [String]
    let text: String
    /// The first kata that explains it; nil if the list names none.
    let kata: KataID?
  }

  /// Finds the entry for a word, whatever its case.
  func entry(_ word: String) -> Entry? {
    entries.first { $0.words.contains { $0.lowercased() == word.lowercased() } }
  }

  /// The entries whose words occur in a brief's prose. Code does not count.
  func entries(in brief: String) -> [Entry] {
    let words = brief.prose.lowercased().split { !$0.isLetter && $0 != "-" }.map(String.init)
    let text = " \(words.joined(separator: " ")) "
    return entries.filter { entry in
      entry.words.map { $0.lowercased() }.contains { word in
        ["", "s", "es"].contains { text.contains(" \(word)\($0) ") }
      }
    }
  }
}

extension Glossary {
  private static let mark = "First in:"

  /// Reads entries such as `## sut, system under test` with a line `First in: spies/first-spy`.
  init(markdown: String) {
    entries = markdown.sections.map { section in
      let lines = section.body.lines
      let origin = lines.first { $0.hasPrefix(Self.mark) }
      return Entry(
        words: section.title.split(separator: ",").map { $0.trimmed },
        text: lines.filter { !$0.hasPrefix(Self.mark) }.joined(separator: " ").trimmed,
        kata: origin.flatMap { KataID($0.dropFirst(Self.mark.count).trimmed) })
    }
  }
}

extension String {
  /// The text without code, fenced or between backticks.
  fileprivate var prose: String {
    var isCode = false
    let paragraphs = lines.filter { line in
      let isFence = line.hasPrefix("```")
      if isFence { isCode.toggle() }
      return !isFence && !isCode
    }.joined(separator: " ")
    return paragraphs.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined(separator: " ")
  }
}
