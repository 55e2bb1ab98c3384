import Foundation

@testable import vipkata

/// A course in a temporary folder, sound until a test breaks it.
struct CourseSeed {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try kata("01-sound/01-kata")
  }

  var course: CourseFolder { CourseFolder(root: folder["Katas"]) }

  /// Adds a kata with all its parts.
  func kata(_ path: String, manifest: String = "") throws {
    try folder.write(
      "{\"title\": \"T\", \"module\": \"Login\"\(manifest.isEmpty ? "" : ", ")\(manifest)}",
      to: "Katas/\(path)/kata.json")
    try folder.write("# Brief\n", to: "Katas/\(path)/README.md")
    try folder.write("## 1\nlook\n## testA\nhere\n", to: "Katas/\(path)/HINTS.md")
    try folder.write("// starter\n", to: "Katas/\(path)/Starter/Login.swift")
    try folder.write("// suite\n", to: "Katas/\(path)/Tests/LoginTests.swift")
  }

  func link(_ path: String, to target: String) throws {
    try folder.link("Katas/\(path)", to: folder[target])
  }

  func fifo(_ path: String) -> Bool { mkfifo(folder["Katas/\(path)"].path, 0o600) == 0 }
}
