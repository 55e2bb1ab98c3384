/// A module that a file imports, and where.
struct ImportStatement: Equatable {
  let module: String
  let offset: Int
}

extension SourceCode {
  var imports: [ImportStatement] {
    tokens.indices.compactMap { index in
      guard tokens[index].kind == "keyword", text(tokens[index].range) == "import",
        let name = tokens[index...].dropFirst().first(where: { $0.isName })
      else { return nil }
      return ImportStatement(module: text(name.range), offset: tokens[index].range.lowerBound)
    }
  }

  /// A file of tests: its types play the parts of a scene without being them.
  var isTest: Bool {
    let frameworks: Set = ["XCTest", "Testing", "Quick", "Nimble"]
    return imports.contains { frameworks.contains($0.module) }
      || tokens.contains { $0.kind == "attribute.builtin" && text($0.range) == "@testable" }
  }
}
