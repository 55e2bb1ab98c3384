/// One Swift file as the review reads it.
package struct ReviewedFile: Equatable, Sendable {
  /// The path that findings show.
  package let path: String
  package let text: String
  package let tree: SyntaxTree

  package init(path: String, text: String, tree: SyntaxTree) {
    self.path = path
    self.text = text
    self.tree = tree
  }
}
