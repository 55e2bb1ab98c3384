/// Proves that the toolchain's code reader answers as the rules need it: a scene
/// with known mistakes gives exactly those, scenes without give none. A reader
/// that answers otherwise would let everything pass.
enum ReviewSelfCheck {
  /// - Throws: what the reader throws, or `Review.Failure` when it answers otherwise.
  static func run(reading tree: (String) throws -> SyntaxTree) throws {
    let files = try SelfCheckSample.files.map { name, text in
      ReviewedFile(path: name, text: text, tree: try tree(text))
    }
    let found = VIPReview().findings(in: files).map { "\($0.file):\($0.line) \($0.rule)" }
    if let odd = difference(found) { throw Review.Failure.readsOtherwise(odd) }
  }

  private static func difference(_ found: [String]) -> String? {
    let expected = SelfCheckSample.findings
    if let missed = expected.first(where: { !found.contains($0) }) { return "missed: \(missed)" }
    return found.first { !expected.contains($0) }.map { "not there: \($0)" }
  }
}
