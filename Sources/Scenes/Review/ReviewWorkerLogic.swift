package import Entities

/// Reads code from wherever it is.
package protocol ReviewWorkerLogic {
  /// The Swift code at a path and the settings that its project has for reviews.
  /// - Throws: `UserError` when there is nothing to read there, or the settings
  ///   cannot be understood.
  func code(at path: String) throws -> CodeToReview
  /// - Throws: when the toolchain's code reader is not available.
  func tree(of text: String) throws -> SyntaxTree
}

/// What a worker read for a review.
package struct CodeToReview: Equatable, Sendable {
  package let files: [ReviewedFile]
  /// Files that could not be read at all.
  package let unread: [UnreadFile]
  package let settings: ReviewSettings

  package init(
    files: [ReviewedFile], unread: [UnreadFile] = [], settings: ReviewSettings = ReviewSettings()
  ) {
    self.files = files
    self.unread = unread
    self.settings = settings
  }
}
