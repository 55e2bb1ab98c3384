/// A place shows only the file's name, since its path is with the files to edit. Read aloud, and in
/// an editor's list of problems, it has the path.
extension VerdictPage {
  func line(at place: SourceLocation, _ spans: Span...) -> Line {
    Line(
      [span(place, ending: ":")] + spans,
      spoken: "\(path(of: place)):" + spans.map(\.text).joined())
  }

  func line(endingAt place: SourceLocation) -> Line {
    Line([Span("  at "), span(place)], spoken: "at \(path(of: place))")
  }

  private func span(_ place: SourceLocation, ending: String = "") -> Span {
    let file = files.paths[place.file] ?? place.file
    return Span(
      "\(file.fileName)\(position(of: place))\(ending)", .code,
      link: SourceLocation(file: file, line: place.line, column: place.column))
  }

  private func path(of place: SourceLocation) -> String {
    (files.paths[place.file] ?? place.file) + position(of: place)
  }

  /// Line and column in the form that editors and terminals recognise.
  private func position(of place: SourceLocation) -> String {
    ":\(place.line)" + (place.column.map { ":\($0)" } ?? "")
  }
}
