extension VerdictPage {
  /// Why the code or the hidden suite does not compile, with advice below each error.
  var buildErrors: [Line] {
    let advice = CompileAdvice(kata: kata, own: response.help.onErrors)
    guard verdict.missing.isEmpty else {
      let missing = verdict.missing.prefix(3)
      return missing.flatMap { indented("The suite needs \($0.words)") }
        + section(said(missing.map { advice.words(for: $0) }).flatMap { $0 })
    }
    guard verdict.outcome == .buildFailed else { return [] }
    let all = verdict.diagnostics
    let errors = all.indices.filter { all[$0].severity == .error }
    if errors.isEmpty { return verdict.output.lines.suffix(12).map { Line("  " + $0) } }
    let advised = said(errors.prefix(5).map { advice.words(for: all[$0].message) })
    let found = zip(errors, advised).flatMap { index, advised -> [Line] in
      // The compiler's notes after the error say why a type does not conform.
      let notes = all[(index + 1)...].prefix { $0.severity == .note }.prefix(3)
      return lines(for: all[index], .bad)
        + (all[index].message.contains("does not conform") ? notes.flatMap { lines(for: $0) } : [])
        + advised
    }
    let more = errors.count - 5
    return more > 0 ? found + [Line("and \(more) more", .faint)] : found
  }

  /// Each text as lines, without lines for one that was said before.
  private func said(_ texts: [String?]) -> [[Line]] {
    texts.indices.map { index in
      guard let text = texts[index], !texts[..<index].contains(text) else { return [] }
      return indented(text.lines.joined(separator: " "), .strong)
    }
  }

  private func lines(for diagnostic: Diagnostic, _ style: Style = .faint) -> [Line] {
    wrapped(
      line(
        at: diagnostic.place, Span(" \(diagnostic.severity.rawValue): ", style),
        Span(diagnostic.message)))
  }
}
