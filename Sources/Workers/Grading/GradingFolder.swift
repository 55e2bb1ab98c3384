package import Foundation
package import Scenes

/// What the grader keeps in its workspace, and the files that it reads and writes.
package struct GradingFolder: GradingWorkerLogic, PaperLogic {
  package let obstacle: String?
  private let folder: URL
  private let currentFolder: URL

  /// - Parameters:
  ///   - folder: the grader's own.
  ///   - currentFolder: paths that the user writes are relative to it.
  package init(folder: URL, currentFolder: URL, sandbox: Sandbox) {
    self.folder = folder
    self.currentFolder = currentFolder
    obstacle = sandbox.obstacle
  }

  package func lock<Value>(_ body: () throws -> Value) throws -> Value {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw UserError(
        "\(folder.path) cannot be written: \(error.localizedDescription)",
        mend: "Choose another place with --workspace DIR.")
    }
    let lock = try FileLock(file: folder.appendingPathComponent("lock"))
    defer { lock.release() }
    return try body()
  }

  package func sheet(in file: String) throws -> GradeSheet {
    let content: Data
    do {
      content = try Data(contentsOf: place(file))
    } catch {
      throw UserError("\(file) cannot be read: \(error.localizedDescription)")
    }
    do {
      return try JSONDecoder().decode(GradeSheet.self, from: content)
    } catch {
      throw UserError(
        "\(file) holds no grades.",
        mend: "Merge what `vipkata grade DIR --shard 1/2 --results FILE` writes.")
    }
  }

  package func write(_ papers: [Grading.Paper]) throws {
    for paper in papers {
      let file = place(paper.path)
      do {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(paper.text.utf8).write(to: file, options: .atomic)
      } catch {
        throw UserError("\(paper.path) cannot be written: \(error.localizedDescription)")
      }
    }
  }

  private func place(_ path: String) -> URL {
    URL(fileURLWithPath: path, relativeTo: currentFolder)
  }
}
