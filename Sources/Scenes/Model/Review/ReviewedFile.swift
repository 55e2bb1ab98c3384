/// One Swift file as the review reads it.
struct ReviewedFile: Equatable, Sendable {
  /// The path that findings show.
  let path: String
  let text: String
  let tree: SyntaxTree
}
