extension ReviewRule {
  /// A presenter's file asks for the words of an enum's cases by switches without a case for the
  /// rest, so that the compiler asks for the words of a new one.
  @Sendable static func presenterNamesEveryCase(_ code: VIPCode) -> [Breach] {
    code.parts(.presenter).map(\.type.position.file).flatMap { file in
      defaults(in: file).map {
        Breach(
          file, $0,
          "a new case would get these words, and nobody would notice; write a case for each")
      }
        + comparisons(in: file).map {
          Breach(
            file, $0,
            "a new case would get the words of the rest after these ifs, and nobody would notice; "
              + "write a switch with a case for each")
        }
        + tables(in: file).map {
          Breach(
            file, $0,
            "a new case would have no words in this table, and nobody would notice; "
              + "write a switch with a case for each")
        }
    }
  }

  private static func defaults(in file: SourceCode) -> [Int] {
    nodes("stmt.switch", in: file).flatMap { choice -> [Int] in
      let cases = choice.children.filter { $0.kind == "stmt.case" }.map { node in
        (pattern: file.text(node.range).prefix { $0 != ":" }, offset: node.range.lowerBound)
      }
      guard cases.contains(where: { $0.pattern.contains(".") }) else { return [] }
      return cases.filter { ["default", "case _"].contains($0.pattern) }.map(\.offset)
    }
  }

  /// The last of two or more ifs that ask for a case by name.
  private static func comparisons(in file: SourceCode) -> [Int] {
    let asked = nodes("stmt.if", in: file).filter { node in
      let condition = file.text(node.range).prefix { $0 != "{" }
      return condition.contains("== .") || condition.contains("case .") && !condition.contains("(")
    }
    return asked.count > 1 ? [asked[asked.count - 1].range.lowerBound] : []
  }

  /// `[OrderError.soldOut: "…"]`, which may lack one.
  private static func tables(in file: SourceCode) -> [Int] {
    nodes("expr.dictionary", in: file).filter { table in
      file.chains(in: table.range).first.map { $0.startsWithDot || $0.names.count > 1 } ?? false
    }.map(\.range.lowerBound)
  }

  private static func nodes(_ kind: String, in file: SourceCode) -> [SyntaxNode] {
    file.nodes.flatMap { $0.descendants(kind: kind) }
  }
}
