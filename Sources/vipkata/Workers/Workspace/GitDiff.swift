import Foundation

/// Compares files with git, which SwiftPM needs anyway.
struct GitDiff: DiffWorkerLogic {
  let environment: [String: String]
  /// A folder of the runner's own for the two versions.
  let scratch: URL

  func diff(
    from old: [SourceFile], to new: [SourceFile], names: (old: String, new: String)
  ) throws -> [String] {
    defer { scratch.remove() }
    try FolderWriter(folder: scratch.appendingPathComponent(names.old)).mirror(old)
    try FolderWriter(folder: scratch.appendingPathComponent(names.new)).mirror(new)
    let result = try ChildProcess(
      "git",
      [
        "-C", scratch.path, "-c", "core.quotePath=false", "diff", "--no-index", "--no-color",
        "--no-ext-diff", "--no-prefix", names.old, names.new,
      ], environment: environment
    ).run()
    // git diff exits with 1 when there are differences.
    guard result.ending == .exited(0) || result.ending == .exited(1) else {
      throw UserError(
        "git could not compare the files: \(result.errors.trimmed)",
        mend: "Install git, which SwiftPM needs as well.")
    }
    return result.output.lines
      .filter { !$0.isEmpty && !$0.hasPrefix("diff --git") && !$0.hasPrefix("index ") }
  }
}
