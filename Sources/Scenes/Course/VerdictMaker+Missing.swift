extension VerdictMaker {
  /// What the hidden suite needs and the learner's code does not offer, without repetition.
  func missing(in diagnostics: [Diagnostic]) -> [Verdict.Need] {
    let all = diagnostics.filter { $0.isInSuite && $0.severity == .error }
      .map { (need: MissingRequirement(compilerMessage: $0.message), place: $0.place) }
    let causes = all.filter { !$0.need.isConsequence }
    var seen: Set<MissingRequirement> = []
    var told: Set<SourceLocation> = []
    return (causes.isEmpty ? all : causes).compactMap { need, place in
      let isFirst = told.insert(SourceLocation(file: place.file, line: place.line)).inserted
      guard isFirst || !need.isOther, seen.insert(need).inserted else { return nil }
      return Verdict.Need(requirement: need, line: line(at: place))
    }
  }

  /// A line of the hidden suite, unless the kata never reveals any.
  private func line(at place: SourceLocation) -> String? {
    guard kata.manifest.reveal != .never,
      let file = suite.first(where: { place.file.hasSuffix("/\($0.path)") })
    else { return nil }
    let lines = file.text.lines
    guard lines.indices.contains(place.line - 1) else { return nil }
    let line = lines[place.line - 1].trimmed
    return line.hasSuffix(",") ? String(line.dropLast()) : line
  }
}
