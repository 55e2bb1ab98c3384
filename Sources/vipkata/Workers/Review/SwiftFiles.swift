import Foundation

/// Finds the Swift files that people of a project write: nothing hidden, built, fetched, or made as
/// an Xcode template. It does not follow symbolic links.
enum SwiftFiles {
  private static let foreign: Set = [
    "Pods", "Carthage", "DerivedData", "SourcePackages", "node_modules", "build",
  ]

  /// Sorted by path; only the root when it is a file itself.
  /// - Parameter name: the root as the user wrote it.
  /// - Throws: `UserError` when there is nothing at the root.
  static func paths(in root: URL, called name: String) throws -> [URL] {
    switch FileStatus(path: root.resolvingSymlinksInPath().path)?.kind {
    case .file: return root.pathExtension == "swift" ? [root] : []
    case .folder: return files(in: root.path).map { URL(fileURLWithPath: $0, isDirectory: false) }
    default:
      throw UserError(
        "There is nothing at \(name).", mend: "Name a folder or a Swift file.")
    }
  }

  private static func files(in folder: String) -> [String] {
    // Passed on as a file, so that a folder that cannot be opened is reported like one.
    guard access(folder, R_OK) == 0 else { return [folder] }
    return (FolderEntry.all(in: folder) ?? []).flatMap { entry -> [String] in
      let name = entry.name
      switch entry.kind {
      case .file: return name.hasSuffix(".swift") ? [entry.path] : []
      case .folder where !foreign.contains(name) && !name.hasSuffix(".xctemplate"):
        return files(in: entry.path)
      default: return []
      }
    }
  }
}
