import Foundation

/// Finds the Swift files that people of a project write: nothing hidden, built,
/// fetched or made for Xcode to fill in. Symbolic links are not followed.
struct SwiftFiles {
  let root: URL
  /// As the user wrote it.
  let name: String

  private static let foreign: Set = [
    "Pods", "Carthage", "DerivedData", "SourcePackages", "node_modules", "build",
  ]

  /// In the order of their paths; the root itself where it is a file.
  /// - Throws: `UserError` when there is nothing at the root.
  func paths() throws -> [URL] {
    let real = root.resolvingSymlinksInPath()
    switch FileStatus(path: real.path)?.kind {
    case .file: return root.pathExtension == "swift" ? [root] : []
    case .folder: return files(in: root, real: real)
    default:
      throw UserError(
        "There is nothing at \(name).", mend: "Name a folder or a Swift file.")
    }
  }

  private func files(in folder: URL, real: URL) -> [URL] {
    // Read like a file, a folder that cannot be opened is told like one.
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: real.path) else {
      return [folder]
    }
    return names.sorted().filter { !$0.hasPrefix(".") }.flatMap { name -> [URL] in
      let url = folder.appendingPathComponent(name)
      switch FileStatus(path: real.appendingPathComponent(name).path)?.kind {
      case .file: return name.hasSuffix(".swift") ? [url] : []
      case .folder where !Self.foreign.contains(name) && !name.hasSuffix(".xctemplate"):
        return files(in: url, real: real.appendingPathComponent(name))
      default: return []
      }
    }
  }
}
