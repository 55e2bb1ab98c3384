extension Practice.Check.Response {
  /// The place that does not compile, breaks a rule or fails, else the first file to edit.
  var placeToEdit: SourceLocation? {
    let found =
      verdict.errors.first?.place
      ?? verdict.findings.first.map { SourceLocation(file: $0.file, line: $0.line) }
      ?? verdict.failing.first?.failures.compactMap(\.place)
      .first(where: kata.letsSee)
    guard let found else { return files.edit.first.map { SourceLocation(file: $0, line: 1) } }
    return SourceLocation(
      file: files.paths[found.file] ?? found.file, line: found.line, column: found.column)
  }
}

extension Kata {
  /// Whether a place is in a file that the learner can open, not in a hidden suite.
  func letsSee(_ place: SourceLocation) -> Bool { !isCode || !place.file.hasPrefix("Tests/") }
}
