import Foundation
import Scenes

/// What a workspace keeps so that checks are fast: hidden packages and the runs that are
/// remembered.
package struct BuildCaches: CachesWorkerLogic {
  private let workspace: WorkspaceFolder

  package init(workspace: WorkspaceFolder) {
    self.workspace = workspace
  }

  private var folders: [URL] { [workspace.packages, workspace.runs] }

  var bytes: Int {
    folders.map(bytes).reduce(0, +)
  }

  package func clear() throws -> Int {
    guard FileManager.default.fileExists(atPath: workspace.ownFolder.path) else { return 0 }
    return try workspace.lock {
      AheadLock(packages: workspace.packages).endHolder()
      let freed = bytes
      for folder in folders where FileManager.default.fileExists(atPath: folder.path) {
        do {
          try FileManager.default.removeItem(at: folder)
        } catch {
          throw UserError(
            "\(folder.path) cannot be removed: \(error.localizedDescription)",
            mend: "Give yourself the right to do so.")
        }
      }
      return freed
    }
  }

  private func bytes(below folder: URL) -> Int {
    let keys: [URLResourceKey] = [.fileSizeKey]
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: keys)
    var total = 0
    while let file = files?.nextObject() as? URL {
      total += (try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0
    }
    return total
  }
}
