import Foundation

/// What the grader keeps in its workspace, and the files that it reads.
struct GradingFolder: GradingWorkerLogic {
  /// The grader's own.
  let folder: URL
  /// What paths that the user writes are relative to.
  let currentFolder: URL
  let obstacle: String?

  func lock<Value>(_ body: () throws -> Value) throws -> Value {
    let lock = try FileLock(file: folder.appendingPathComponent("lock"))
    defer { lock.release() }
    return try body()
  }

  func sheet(in file: String) throws -> GradeSheet {
    let content: Data
    do {
      content = try Data(contentsOf: URL(fileURLWithPath: file, relativeTo: currentFolder))
    } catch {
      throw UserError("\(file) cannot be read: \(error.localizedDescription)")
    }
    do {
      return try JSONDecoder().read(GradeSheet.self, from: content)
    } catch {
      throw UserError(
        "\(file) holds no grades.",
        mend: "Merge what `vipkata grade DIR --shard 1/2 --results FILE` writes.")
    }
  }
}
