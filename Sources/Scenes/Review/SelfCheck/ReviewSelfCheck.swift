package import Entities

/// Proves that the toolchain's code reader answers as the rules need it: a scene
/// with known mistakes gives exactly those, scenes without give none. A reader
/// that answers otherwise would let everything pass.
package enum ReviewSelfCheck {
  /// - Throws: what the reader throws, or `UserError` when it answers otherwise.
  package static func run(reading tree: (String) throws -> SyntaxTree) throws {
    var files: [ReviewedFile] = []
    for sample in SelfCheckSample.all {
      files.append(
        ReviewedFile(path: sample.file, text: sample.text, tree: try tree(sample.text)))
    }
    let found = VIPReview().findings(in: files).map { "\($0.file):\($0.line) \($0.rule)" }
    guard let odd = difference(found) else { return }
    throw UserError(
      "The review is unavailable with this toolchain: it reads a known scene otherwise (\(odd)).",
      mend: "Use another Swift toolchain; `vipkata doctor` shows which one is used.")
  }

  private static func difference(_ found: [String]) -> String? {
    let expected = SelfCheckSample.findings
    if let missed = expected.first(where: { !found.contains($0) }) { return "missed: \(missed)" }
    return found.first { !expected.contains($0) }.map { "not there: \($0)" }
  }
}
