import Foundation

extension BuiltProgram {
  /// A course of only some katas of ours.
  func useCourse(of katas: [String]) throws {
    let course = folder.appendingPathComponent("course")
    for kata in katas {
      for part in ["Katas", "Solutions"] {
        let target = course.appendingPathComponent("\(part)/\(kata)")
        try FileManager.default.createDirectory(
          at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(
          at: Self.repository.appendingPathComponent("\(part)/\(kata)"), to: target)
      }
    }
    environment["VIPKATA_COURSE"] = course.appendingPathComponent("Katas").path
  }
}
