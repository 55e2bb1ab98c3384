/// What `--format` asks for.
enum Format: String, Sendable {
  case text, json, csv, junit, checkstyle, github, sarif
}

/// Makes the text of one format.
protocol Renderer: Sendable {
  var text: String { get }
}
