/// One place where code breaks a rule, for the learner and for editors.
package struct Finding: Codable, Hashable, Sendable {
  /// The rule's id, such as `interactor-never-formats`.
  package let rule: String
  /// The file as it was named to the reader.
  package let file: String
  /// Counted from 1; the column in UTF-8 bytes, as the compiler counts.
  package let line: Int
  package let column: Int
  /// What is wrong and the mend, in one sentence.
  package let message: String

  package init(rule: String, file: String, line: Int, column: Int, message: String) {
    self.rule = rule
    self.file = file
    self.line = line
    self.column = column
    self.message = message
  }
}
