import Entities

/// Why the code, or the hidden suite with it, does not compile.
extension VerdictPage {
  var buildErrors: [Line] {
    let missing = verdict.missing.prefix(3).flatMap {
      "The suite needs \($0)".wrapped(to: width).map { Line("  " + $0) }
    }
    if !missing.isEmpty { return [""] + missing }
    let errors = verdict.diagnostics.indices.filter { verdict.diagnostics[$0].severity == .error }
    if errors.isEmpty, verdict.outcome == .buildFailed {
      return [""] + verdict.output.lines.suffix(12).map { Line("  " + $0) }
    }
    let shown = verdict.outcome == .buildFailed ? errors.prefix(5) : []
    var lines = shown.flatMap { index in
      let error = verdict.diagnostics[index]
      return [Line([placeSpan(error.place), Span(" error: ", .bad), Span(error.message)])]
        + reasons(for: index)
    }
    if errors.count > shown.count, !shown.isEmpty {
      lines.append(Line("and \(errors.count - shown.count) more", .faint))
    }
    return lines.isEmpty ? [] : [""] + lines
  }

  /// Why a type does not conform: the compiler says it in the notes after the error.
  private func reasons(for index: Int) -> [Line] {
    guard verdict.diagnostics[index].message.contains("does not conform") else { return [] }
    return verdict.diagnostics.dropFirst(index + 1).prefix { $0.severity == .note }.prefix(3)
      .map { Line([placeSpan($0.place), Span(" note: ", .faint), Span($0.message)]) }
  }
}
