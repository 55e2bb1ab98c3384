import Foundation

/// One small mistake that somebody could make in a scene, such as a call that is left out.
struct Break: Equatable, Sendable {
  /// In the scene, such as `LoginInteractor.swift`.
  let file: String
  /// Counted from 1.
  let line: Int
  /// What is wrong then, such as "in load(request:), the worker is called twice (fetch)". No two
  /// of a file say the same.
  var what: String
  /// The UTF-8 bytes of the file that become another text.
  let range: Range<Int>
  let text: String

  /// What `kata.json` calls it: the same wherever its line moves.
  var key: String { "\(file): \(what)" }

  /// The scene with this mistake in it.
  func broken(_ scene: [SourceFile]) -> [SourceFile] {
    scene.map { source in
      guard source.path == file else { return source }
      var content = source.content
      content.replaceSubrange(range, with: Data(text.utf8))
      return SourceFile(path: file, content: content)
    }
  }
}

/// How many breaks of a kata compile, and how many of those nothing notices.
struct BreakCount: Equatable, Sendable {
  var all = 0
  /// Those for which `kata.json` has no reason.
  var unnoticed = 0
  var harmless = 0

  static func + (left: BreakCount, right: BreakCount) -> BreakCount {
    BreakCount(
      all: left.all + right.all, unnoticed: left.unnoticed + right.unnoticed,
      harmless: left.harmless + right.harmless)
  }
}
