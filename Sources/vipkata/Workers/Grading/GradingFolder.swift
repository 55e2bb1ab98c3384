import Foundation

/// The grader's folder in its workspace, and the grade sheets that it reads.
struct GradingFolder: GradingWorkerLogic {
  /// The grader's own folder.
  let folder: URL
  /// The folder to which the user's paths are relative.
  let currentFolder: URL
  let obstacle: String?

  func lock<Value>(_ body: () throws -> Value) throws -> Value {
    try FileLock.held(folder.appendingPathComponent("lock"), body)
  }

  func sheet(in file: String) throws -> GradeSheet {
    let place = currentFolder.resolving(file)
    let mend = "Merge the files that `vipkata grade DIR --shard 1/2 --results FILE` writes."
    if FileStatus(path: place.path)?.kind == .folder {
      throw UserError("\(file) is a folder.", mend: mend)
    }
    let content = try UserError.telling("\(file) cannot be read") {
      try Data(contentsOf: place)
    }
    do {
      return try JSONDecoder().read(GradeSheet.self, from: content)
    } catch {
      throw UserError("\(file) holds no grades.", mend: mend)
    }
  }
}
