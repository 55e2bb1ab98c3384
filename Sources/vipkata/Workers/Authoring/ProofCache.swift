import Foundation

/// Remembers a proved kata by a number computed from all that its proof depends on: its folders'
/// files, the formatter's configuration, the toolchain, and this program.
struct ProofCache: ProofMemoryLogic, Sendable {
  /// The course's folder `Katas`.
  let root: URL
  let cache: DiskCache
  let finder: ToolchainFinder
  var program = FileStatus.program

  private struct Content: Encodable {
    let manifests: [Manifest]
    let folders: [String]
    let files: [[SourceFile]]
    let styles: [SourceFile]
    let toolchain: Toolchain
    let program: [Int]
  }

  func stamp(of katas: [Kata]) -> UInt64? {
    let base = root.deletingLastPathComponent()
    let solutions = katas.map { base.appendingPathComponent("Solutions/\($0.folder)") }
    let support = Set(katas.flatMap(\.manifest.support)).sorted()
    let folders =
      katas.map { root.appendingPathComponent($0.folder) } + solutions
      + support.map { root.appendingPathComponent("Support/\($0)") }
    guard let toolchain = try? finder.find(), let program,
      let files = try? folders.map({ try FolderReader.files(in: $0) })
    else { return nil }
    return DiskCache.hash(
      of: Content(
        manifests: katas.map(\.manifest), folders: katas.map(\.folder) + support, files: files,
        styles: styles(of: solutions[0]), toolchain: toolchain, program: program.stamp))
  }

  func isProved(_ stamp: UInt64) -> Bool {
    cache.answer(to: stamp, as: Bool.self) ?? false
  }

  func keep(_ stamp: UInt64) {
    cache.keep(true, for: stamp)
  }

  /// The files that configure `swift format` in a folder: `.swift-format` and
  /// `.swift-format-ignore`, there, below, or in any folder above.
  private func styles(of folder: URL) -> [SourceFile] {
    let below = FileManager.default.subpaths(atPath: folder.path) ?? []
    let above = sequence(first: folder) { $0.path == "/" ? nil : $0.deletingLastPathComponent() }
    let files =
      below.map { folder.appendingPathComponent($0) }
      + above.flatMap { place in
        ["", "-ignore"].map { place.appendingPathComponent(".swift-format\($0)") }
      }
    return files.filter { $0.lastPathComponent.hasPrefix(".swift-format") }.compactMap { file in
      (try? FolderReader.content(of: file)).map { SourceFile(path: file.path, content: $0) }
    }
  }
}
