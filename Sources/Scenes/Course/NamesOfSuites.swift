/// The names of XCTest's and of the module Testing, which a scene has no use for: a function of the
/// same name would take the place of the suite's own, and a test that the scene skips would not
/// fail.
enum NamesOfSuites {
  /// Those in the files' code, not in its comments.
  static func inCode(of files: [ReviewedFile]) -> [String] {
    files.flatMap(\.texts).filter { $0.kind == "identifier" && isOne($0.text) }.map(\.text)
  }

  /// Whether it is worth reading the file: the name may stand in a comment.
  static func mayBe(in file: SourceFile) -> Bool {
    let text = file.text
    return text.contains("XCT") || text.contains("Testing")
  }

  private static func isOne(_ name: String) -> Bool { name.contains("XCT") || name == "Testing" }
}
