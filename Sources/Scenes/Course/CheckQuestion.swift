/// Everything that a verdict depends on, except the toolchain and this program.
struct CheckQuestion: Codable, Equatable, Sendable {
  let manifest: Manifest
  let files: KataFiles
  let support: [SupportModule]
  /// In a kata of kind `tests`, the scenes with the planted bugs.
  let bugs: [[SourceFile]]
  let isUntouched: Bool
}

extension CheckQuestion {
  init(
    on files: KataFiles, of kata: Kata, support: [SupportModule], bugs: [[SourceFile]] = [],
    isUntouched: Bool = false
  ) {
    var manifest = kata.manifest
    manifest.rules = kata.rules.sorted()
    self.init(
      manifest: manifest, files: files, support: support, bugs: bugs, isUntouched: isUntouched)
  }
}
