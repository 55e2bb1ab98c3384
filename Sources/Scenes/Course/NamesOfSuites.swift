/// Names of XCTest and of the module Testing. A scene has no use for them: a function of the same
/// name would take the place of the one that the suite means, and a test that the scene skips
/// would not fail.
enum NamesOfSuites {
  /// The names in the files' code. Comments do not count.
  static func inCode(of files: [ReviewedFile]) -> [String] {
    files.flatMap(\.texts).filter { $0.kind == "identifier" && isOne($0.text) }.map(\.text)
  }

  /// Whether the file is worth reading: the name may still be in a comment.
  static func mayBe(in file: SourceFile) -> Bool {
    let text = file.text
    return text.contains("XCT") || text.contains("Testing")
  }

  private static func isOne(_ name: String) -> Bool { name.contains("XCT") || name == "Testing" }
}
