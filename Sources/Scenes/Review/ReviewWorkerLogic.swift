/// Reads code from wherever it is.
protocol ReviewWorkerLogic {
  /// The Swift code at a path and the settings that its project has for reviews.
  /// - Throws: `UserError` when there is nothing to read there, or the settings
  ///   cannot be understood.
  func code(at path: String) throws -> CodeToReview
  /// - Throws: when the toolchain's code reader is not available.
  func tree(of text: String) throws -> SyntaxTree
}

/// What a worker read for a review.
struct CodeToReview: Equatable, Sendable {
  let files: [ReviewedFile]
  /// Files that could not be read at all.
  var unread: [UnreadFile] = []
  var settings: ReviewSettings = ReviewSettings()
}
