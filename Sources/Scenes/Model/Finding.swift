/// One place where code breaks a rule, for the learner and for editors.
struct Finding: Codable, Hashable, Sendable {
  /// The rule's id, such as `interactor-never-formats`.
  let rule: String
  /// The file as it was named to the reader.
  let file: String
  /// Counted from 1; the column in UTF-8 bytes, as the compiler counts.
  let line: Int
  let column: Int
  /// What is wrong and the mend, in one sentence.
  let message: String
}
