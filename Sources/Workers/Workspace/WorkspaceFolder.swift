package import Entities
package import Foundation
import Scenes

/// The learner's workspace on disk, with the runner's own folder `.vipkata` in it.
package struct WorkspaceFolder: WorkspaceWorkerLogic {
  package let root: URL
  /// Paths are shown relative to it.
  package let currentFolder: URL

  package init(root: URL, currentFolder: URL) {
    self.root = root
    self.currentFolder = currentFolder
  }

  package var ownFolder: URL { root.appendingPathComponent(".vipkata") }
  package var packages: URL { ownFolder.appendingPathComponent("packages") }
  /// What became of suites that were run before.
  package var runs: URL { ownFolder.appendingPathComponent("runs") }
  package var journal: URL { ownFolder.appendingPathComponent("journal.jsonl") }

  package func isOpened(_ kata: Kata) -> Bool {
    FileManager.default.fileExists(
      atPath: folder(of: kata).appendingPathComponent("Package.swift").path)
  }

  package func open(
    _ kata: Kata, files: KataFiles, brief: String, support: [SupportModule]
  ) throws {
    let folder = folder(of: kata)
    for module in support {
      try write(module.files, to: root.appendingPathComponent("Support/Sources/\(module.name)"))
    }
    if !support.isEmpty {
      try writeAnew(
        LearnerPackage.supportManifest(modules: installedSupport()),
        to: root.appendingPathComponent("Support/Package.swift"))
    }
    try write(files.scene, to: folder.appendingPathComponent(sceneFolder(of: kata)))
    if kata.manifest.kind == .tests {
      try write(files.suite, to: folder.appendingPathComponent(suiteFolder(of: kata)))
    }
    try writeAnew(brief, to: folder.appendingPathComponent("README.md"))
    // Last, because it is the sign that the kata was opened.
    try writeAnew(
      LearnerPackage.manifest(of: kata), to: folder.appendingPathComponent("Package.swift"))
  }

  package func learnerFiles(of kata: Kata) throws -> [SourceFile] {
    let folder = editedFolder(of: kata)
    let files: [SourceFile]
    do {
      files = try FolderReader().swiftFiles(in: folder)
    } catch let failure as WorkerFailure {
      throw UserError("In \(shown(folder)): \(failure.description)")
    }
    guard !files.isEmpty else {
      throw UserError(
        "\(shown(folder)) holds no Swift file any more.",
        mend: "`vipkata reset \(kata.id)` brings the starter back.")
    }
    return files
  }

  package func setAside(_ kata: Kata, for start: KataFiles) throws -> String {
    let stamp = ISO8601DateFormatter().string(from: Date())
      .replacingOccurrences(of: ":", with: "")
    let backup = unused(
      ownFolder.appendingPathComponent("backups/\(kata.folder)/\(stamp)"))
    try failing("cannot be kept") {
      try FolderSwap(folder: editedFolder(of: kata), former: backup).hold(start.edited(in: kata))
    }
    return shown(backup)
  }

  package func keepGreen(_ files: [SourceFile], of kata: Kata) throws {
    let kept = greenFolder(of: kata.id)
    let former = kept.appendingPathExtension("former")
    try? FileManager.default.removeItem(at: former)
    try failing("cannot be written") {
      try FolderSwap(folder: kept, former: former).hold(files)
    }
    try? FileManager.default.removeItem(at: former)
  }

  package func greenFiles(of kata: KataID) throws -> [SourceFile]? {
    let files = try FolderReader().swiftFiles(in: greenFolder(of: kata))
    return files.isEmpty ? nil : files
  }

  package func path(of file: String, in kata: Kata) -> String {
    shown(folder(of: kata).appendingPathComponent(file))
  }

  package func lock<Value>(_ body: () throws -> Value) throws -> Value {
    try failing("cannot be written") {
      try FileManager.default.createDirectory(at: ownFolder, withIntermediateDirectories: true)
    }
    let lock = try FileLock(file: ownFolder.appendingPathComponent("lock"))
    defer { lock.release() }
    return try body()
  }

  func folder(of kata: Kata) -> URL {
    root.appendingPathComponent(kata.folder)
  }

  private func sceneFolder(of kata: Kata) -> String { "Sources/\(kata.manifest.module)" }

  private func suiteFolder(of kata: Kata) -> String { "Tests/\(kata.manifest.module)Tests" }

  func editedFolder(of kata: Kata) -> URL {
    let edited = kata.manifest.kind == .code ? sceneFolder(of: kata) : suiteFolder(of: kata)
    return folder(of: kata).appendingPathComponent(edited)
  }

  func greenFolder(of kata: KataID) -> URL {
    ownFolder.appendingPathComponent("green/\(kata)")
  }

  private func installedSupport() -> [String] {
    let folder = root.appendingPathComponent("Support/Sources")
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  private func unused(_ url: URL) -> URL {
    var candidate = url
    var count = 2
    while FileManager.default.fileExists(atPath: candidate.path) {
      candidate = URL(fileURLWithPath: "\(url.path)-\(count)")
      count += 1
    }
    return candidate
  }

  /// A file that the learner may have changed stays as it is.
  private func write(_ files: [SourceFile], to folder: URL) throws {
    for file in files {
      let url = folder.appendingPathComponent(file.path)
      guard !FileManager.default.fileExists(atPath: url.path) else { continue }
      try write(file.content, to: url)
    }
  }

  /// A file of ours is written again when it is not as it should be.
  private func writeAnew(_ text: String, to url: URL) throws {
    guard (try? Data(contentsOf: url)) != Data(text.utf8) else { return }
    try write(Data(text.utf8), to: url)
  }

  /// Written in the runner's own folder first, so that nothing half-written is ever seen
  /// among the learner's files, even when the program is killed.
  private func write(_ content: Data, to url: URL) throws {
    let draft = ownFolder.appendingPathComponent("draft")
    try failing("cannot be written") {
      for folder in [ownFolder, url.deletingLastPathComponent()] {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      }
      try content.write(to: draft)
      guard rename(draft.path, url.path) != 0 else { return }
      try content.write(to: url, options: .atomic)
    }
  }

  private func failing(_ what: String, _ body: () throws -> Void) throws {
    do {
      try body()
    } catch {
      throw UserError(
        "The workspace \(shown(root)) \(what): \(error.localizedDescription)",
        mend: "Free space or permissions there, or choose another place with --workspace DIR.")
    }
  }

  private func shown(_ url: URL) -> String {
    url.path.relative(to: currentFolder.path)
  }
}

extension String {
  /// The path from a folder, when it lies below it.
  package func relative(to folder: String) -> String {
    hasPrefix(folder + "/") ? String(dropFirst(folder.count + 1)) : self
  }
}
