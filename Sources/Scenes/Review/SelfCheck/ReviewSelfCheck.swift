/// Proves that the toolchain's code reader answers as the rules need: a scene with known mistakes
/// gives exactly those, and a scene without mistakes gives none. A reader that answers otherwise
/// would let everything pass.
enum ReviewSelfCheck {
  /// - Throws: what the reader throws, or `Review.Failure` when it answers otherwise.
  static func run(reading tree: (String) throws -> SyntaxTree) throws {
    let files = try SelfCheckSample.files.map { name, text in
      ReviewedFile(path: name, text: text, tree: try tree(text))
    }
    let found = VIPReview().findings(in: files).map { "\($0.file):\($0.line) \($0.rule)" }
    let expected = files.flatMap(marked)
    let odd =
      expected.first { !found.contains($0) }.map { "missed: \($0)" }
      ?? found.first { !expected.contains($0) }.map { "not there: \($0)" }
    if let odd { throw Review.Failure.readsOtherwise(odd) }
  }

  /// The lines that end with the rule that they break.
  private static func marked(in file: ReviewedFile) -> [String] {
    file.text.lines.enumerated().compactMap { index, line in
      let rule = line.split(separator: " ").last.flatMap { ReviewRule.named(String($0)) }
      return rule.map { "\(file.path):\(index + 1) \($0.id)" }
    }
  }
}
