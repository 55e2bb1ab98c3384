package import Foundation

/// Where learners' records lie, each a file. Whatever goes wrong is a `PlaceFailure`.
package protocol RecordPlace {
  /// Puts a file in the place of the one with that name, in one step.
  func put(_ content: Data, as name: String) throws
  /// - Returns: nil where there is no such file, or where the place does not tell.
  func get(_ name: String) throws -> Data?
  /// A file that is not there is as good as removed.
  func remove(_ name: String) throws
}
