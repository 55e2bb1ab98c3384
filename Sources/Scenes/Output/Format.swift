/// The formats that `--format` can name.
enum Format: String, CaseIterable, Sendable {
  case text, json, csv, junit, checkstyle, github, sarif
}

/// Produces the text of one format.
protocol Renderer: Sendable {
  var text: String { get }
}
