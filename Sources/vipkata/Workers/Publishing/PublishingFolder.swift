import Foundation

/// Writes the course that this program came with: the one beside it in a clone or an
/// installation, else the one that it carries. Its pages go to a new or empty folder, or to that
/// of an earlier site.
struct PublishingFolder: PublishingWorkerLogic {
  /// The folder `Katas` beside the program, if there is one.
  let beside: URL
  let carried: CarriedCourse
  let currentFolder: URL
  let environment: [String: String]

  private static let parts = ["Katas", "Solutions"]

  func write(to folder: String) throws {
    let target = currentFolder.resolving(folder)
    _ = try NewFiles(base: target, currentFolder: currentFolder).requireNew(Self.parts)
    let manager = FileManager.default
    let draft = target.appendingPathComponent(".vipkata-\(UUID().uuidString)")
    defer { draft.remove() }
    do {
      try draft.makeFolder()
      if beside.exists {
        for part in Self.parts {
          let source = beside.deletingLastPathComponent().appendingPathComponent(part)
          try manager.copyItem(at: source, to: draft.appendingPathComponent(part))
        }
      } else {
        try unpack(into: draft)
      }
      for part in Self.parts {
        try manager.moveItem(
          at: draft.appendingPathComponent(part), to: target.appendingPathComponent(part))
      }
    } catch let error as CocoaError {
      throw UserError(
        "The course cannot be written to \(folder): \(error.localizedDescription)",
        mend: "Name a folder that you can write to, with 10 MB of free space.")
    }
  }

  func requireFree(_ folder: String) throws {
    let url = currentFolder.resolving(folder)
    let start = try? Data(contentsOf: url.appendingPathComponent("index.html"))
    let isOurs = start?.range(of: Data("vipkata course site".utf8)) != nil
    guard isOurs || Libc.names(in: url.path).isEmpty else {
      throw UserError(
        "The folder \(folder) holds other files; nothing was written.",
        mend: "Name a new folder.")
    }
  }

  private func unpack(into folder: URL) throws {
    guard let archive = try carried.archive() else {
      throw UserError(
        "This program came without its course.",
        mend: "Take one from a release, or the folders Katas and Solutions from a clone.")
    }
    let file = folder.appendingPathComponent("course.tar.gz")
    try archive.write(to: file)
    // `-o`: the files belong to the user, not to whoever made the release.
    let result = try ChildProcess(
      "tar", ["-xzof", file.path, "-C", folder.path], environment: environment
    ).run()
    guard result.ending == .exited(0) else {
      throw UserError(
        "The course cannot be unpacked: \(result.errors.trimmed)",
        mend: "It needs tar and gzip, and 10 MB of free space.")
    }
  }
}
