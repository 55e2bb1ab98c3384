extension VIPCode {
  /// A presenter's file words an enum's cases in switches without a default, so that the compiler
  /// asks for the words of a new case.
  var presenterNamesEveryCase: [Breach] {
    parts(.presenter).map(\.type.file).flatMap { file in
      let routines = types.flatMap(\.routines).filter { $0.file === file }
      return defaults(in: file) + tables(in: file) + routines.flatMap(comparisons)
    }
  }

  private func defaults(in file: SourceCode) -> [Breach] {
    file.switches.flatMap { choice -> [Breach] in
      let cases = choice.children.filter { $0.kind == "stmt.case" }.map { node in
        (pattern: file.text(node.range).prefix { $0 != ":" }, offset: node.range.lowerBound)
      }
      guard cases.contains(where: { $0.pattern.contains(".") }) else { return [] }
      return cases.filter { node in
        ["default", "case _"].contains(node.pattern)
          || node.pattern == "@unknown default" && cases.allSatisfy { isOwn($0.pattern) }
      }.map {
        Breach(
          file, $0.offset,
          "a new case would get these words, and nobody would notice; write a case for each")
      }
    }
  }

  /// Whether a pattern, `case .offline` or `case .failed(let error)`, belongs to an enum of this
  /// code, and not to one of the system's, which may get new cases.
  private func isOwn(_ pattern: Substring) -> Bool {
    let name = pattern.drop { $0 != "." }.dropFirst().prefix { $0.isLetter || $0.isNumber }
    return name.isEmpty
      || files.contains { file in
        file.names.contains(String(name))
          && file.nodes(kind: "decl.enumelement").contains { $0.name.prefix { $0 != "(" } == name }
      }
  }

  /// `[OrderError.soldOut: "…"]`, which may lack a case.
  private func tables(in file: SourceCode) -> [Breach] {
    file.nodes(kind: "expr.dictionary").filter { table in
      file.chains(in: table.range).first.map { $0.startsWithDot || $0.names.count > 1 } ?? false
    }.map {
      Breach(
        file, $0.range.lowerBound,
        "a new case would have no words in this table, and nobody would notice; "
          + "write a switch with a case for each")
    }
  }

  /// The last of two or more `if`s that compare the same value with cases.
  private func comparisons(in routine: Routine) -> [Breach] {
    let file = routine.file
    let asked = file.nodes(kind: "stmt.if").filter { routine.range.contains($0.range.lowerBound) }
      .compactMap { node in comparedValue(of: node, in: file).map { ($0, node.range.lowerBound) } }
    return Dictionary(grouping: asked, by: \.0).values.filter { $0.count > 1 }
      .compactMap { $0.map(\.1).max() }.sorted().map {
        Breach(
          file, $0,
          "a new case would get the words of the rest after these ifs, and nobody would notice; "
            + "write a switch with a case for each")
      }
  }

  /// `error` of `if error == .offline` and of `if case .offline = error`.
  private func comparedValue(of node: SyntaxNode, in file: SourceCode) -> [String]? {
    let body = node.children.first { $0.kind == "stmt.brace" }?.range.lowerBound
    let chains = file.chains(in: node.range.lowerBound..<(body ?? node.range.upperBound))
    let isCase = { (chain: Chain) in
      !chain.isCalled
        && (chain.startsWithDot
          || chain.names.count == 2 && chain.names[0].first?.isUppercase == true)
    }
    let values = chains.filter { !isCase($0) }
    return chains.count == 2 && values.count == 1 ? values.first?.names : nil
  }
}
