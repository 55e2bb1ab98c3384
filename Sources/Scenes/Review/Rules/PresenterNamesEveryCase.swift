extension ReviewRule {
  /// A switch over an enum in a presenter's file has no case for the rest, so that the
  /// compiler asks for the words of a new one.
  @Sendable static func presenterNamesEveryCase(_ code: VIPCode) -> [Breach] {
    code.parts(.presenter).map(\.type.position.file).flatMap { file in
      file.nodes.flatMap { $0.descendants(kind: "stmt.switch") }.flatMap { choice -> [Breach] in
        let cases = choice.children.filter { $0.kind == "stmt.case" }.map { node in
          (pattern: file.text(node.range).prefix { $0 != ":" }, offset: node.range.lowerBound)
        }
        guard cases.contains(where: { $0.pattern.contains(".") }) else { return [] }
        return cases.filter { ["default", "case _"].contains($0.pattern) }.map {
          Breach(
            file, $0.offset,
            "a new case would get these words, and nobody would notice; write a case for each")
        }
      }
    }
  }
}
