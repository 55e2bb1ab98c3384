import Foundation

extension BuiltProgram {
  /// A course of only some of our katas or stages; the folder `Support` has no solution.
  func useCourse(of folders: [String]) throws {
    let course = folder.appendingPathComponent("course")
    for path in folders.flatMap({ ["Katas/\($0)", "Solutions/\($0)"] }) {
      let source = Self.repository.appendingPathComponent(path)
      guard FileManager.default.fileExists(atPath: source.path) else { continue }
      let target = course.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: source, to: target)
    }
    environment["VIPKATA_COURSE"] = course.appendingPathComponent("Katas").path
  }
}
