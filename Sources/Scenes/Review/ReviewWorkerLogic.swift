/// Reads code from wherever it is.
protocol ReviewWorkerLogic {
  /// The Swift code at some paths, and the review settings of the project that the first one is in.
  /// - Parameter part: the part whose lines are looked up.
  /// - Throws: `UserError` when there is nothing to read there, the settings cannot be understood,
  ///   or git cannot say what has changed.
  func code(at paths: [String], part: ReviewedPart?) throws -> CodeToReview
  /// The known findings in a file; nil if there is no such file.
  /// - Throws: `UserError` when it cannot be understood.
  func baseline(at path: String) throws -> Baseline?
  /// - Throws: when the toolchain's code reader is not available.
  func tree(of text: String) throws -> SyntaxTree
}

/// What a worker read for a review.
struct CodeToReview: Equatable, Sendable {
  let files: [ReviewedFile]
  /// Files that could not be read at all.
  var unread: [UnreadFile] = []
  var settings = ReviewSettings()
  /// The lines of the part that was asked about.
  var part: ReviewedLines?
}
