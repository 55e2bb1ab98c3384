package import Entities

/// Everything that a verdict depends on, but for the toolchain and this program.
package struct CheckQuestion: Codable, Equatable, Sendable {
  package let manifest: Manifest
  package let files: KataFiles
  package let support: [SupportModule]
  /// In a kata of kind `tests`, the scenes with the planted bugs.
  package let bugs: [[SourceFile]]
  package let isUntouched: Bool

  package init(
    manifest: Manifest, files: KataFiles, support: [SupportModule], bugs: [[SourceFile]],
    isUntouched: Bool
  ) {
    self.manifest = manifest
    self.files = files
    self.support = support
    self.bugs = bugs
    self.isUntouched = isUntouched
  }
}

/// Remembers verdicts by the content of what was judged.
package protocol VerdictMemoryLogic {
  /// The verdict on exactly these files; nil when there was none.
  func verdict(on question: CheckQuestion) -> Verdict?
  func keep(_ verdict: Verdict, on question: CheckQuestion)
}
