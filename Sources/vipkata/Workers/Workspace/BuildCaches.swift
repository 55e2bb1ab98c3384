import Foundation

/// The files that a workspace keeps to make checks and grading fast: hidden packages and
/// remembered runs.
struct BuildCaches: CachesWorkerLogic {
  let workspace: WorkspaceFolder

  private var folders: [URL] {
    [workspace.packages, workspace.runs, workspace.proofs, workspace.breaks]
      + ["packages", "verdicts"].map(workspace.grade.appendingPathComponent)
  }

  var bytes: Int { folders.map(bytes).reduce(0, +) }

  func clear() throws -> Int {
    guard workspace.ownFolder.exists else { return 0 }
    return try workspace.lock {
      let grading = try FileStatus(path: workspace.grade.path).map { _ in
        try FileLock(file: workspace.grade.appendingPathComponent("lock"))
      }
      defer { grading?.release() }
      AheadBuild.stop(workspace.packages)
      let freed = bytes
      for folder in folders where folder.exists {
        try UserError.telling(
          "\(folder.path) cannot be removed", mend: "Give yourself permission to remove it."
        ) { try FileManager.default.removeItem(at: folder) }
      }
      return freed
    }
  }

  private func bytes(below folder: URL) -> Int {
    let files = FileManager.default.enumerator(atPath: folder.path)
    return files?.reduce(0) { total, name in
      let status = FileStatus(path: "\(folder.path)/\(name)")
      return total + (status?.kind == .file ? status?.size ?? 0 : 0)
    } ?? 0
  }
}
