import Foundation

/// One small mistake that somebody could make in a scene, such as leaving out a call, or one that a
/// mutant makes in one function's body.
struct Break: Equatable, Sendable {
  /// Relative to the scene, such as `LoginInteractor.swift`.
  let file: String
  let line: Int
  /// The mistake in words, such as "in load(request:), the worker is called twice (fetch)". No two
  /// breaks of a file have the same.
  var what: String
  /// The UTF-8 bytes of the file that `text` replaces.
  let range: Range<Int>
  let text: String
  /// What the replaced code and `text` are; nil for part of a word or of a declaration.
  var form: Form?
  var kind = Kind.calls

  enum Form: Sendable {
    case statements, expression
  }

  /// What is broken, in the order of reports.
  enum Kind: String, CaseIterable, Sendable {
    case calls, answers, conditions, exits, assignments, references, arguments, values
  }

  /// Its name in `kata.json`, which does not change when its line moves.
  var key: String { "\(file): \(what)" }

  func broken(_ scene: [SourceFile]) -> [SourceFile] {
    scene.map { source in
      guard source.path == file else { return source }
      var content = source.content
      content.replaceSubrange(range, with: Data(text.utf8))
      return SourceFile(path: file, content: content)
    }
  }
}

extension [Break] {
  /// At most this many of the breaks, spread evenly over the kinds and over the code. The choice is
  /// always the same for the same breaks.
  func spread(atMost most: Int) -> [Break] {
    var counts: [Break.Kind: Int] = [:]
    let ranked = enumerated().sorted { $0.element.key.stableNumber < $1.element.key.stableNumber }
      .map { index, found -> (rank: Int, index: Int) in
        counts[found.kind, default: 0] += 1
        return (counts[found.kind] ?? 0, index)
      }
    return ranked.sorted { $0 < $1 }.prefix(most).map(\.index).sorted().map { self[$0] }
  }
}
