import Foundation

/// Folders of this repository that tests read.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..")
    .standardizedFileURL
  static let katas = root.appendingPathComponent("Katas")
  /// Captured event streams of Swift Testing.
  static let streams = root.appendingPathComponent("Tests/WorkersTests/Suite/Fixtures")
}
