import Foundation

/// The learner's workspace on disk, with the runner's own folder `.vipkata` in it.
struct WorkspaceFolder: WorkspaceWorkerLogic {
  let root: URL
  /// Paths are shown relative to it.
  let currentFolder: URL

  var ownFolder: URL { root.appendingPathComponent(".vipkata") }
  var packages: URL { ownFolder.appendingPathComponent("packages") }
  var runs: URL { ownFolder.appendingPathComponent("runs") }
  var proofs: URL { ownFolder.appendingPathComponent("proofs") }
  var breaks: URL { ownFolder.appendingPathComponent("breaks") }
  var grade: URL { ownFolder.appendingPathComponent("grade") }
  var journal: URL { ownFolder.appendingPathComponent("journal.jsonl") }

  func isOpened(_ kata: Kata) -> Bool {
    package(of: kata).exists
  }

  func open(_ kata: Kata, files: KataFiles, brief: String, support: [SupportModule]) throws {
    let folder = folder(of: kata)
    let modules = root.appendingPathComponent("Support/Sources")
    for module in support {
      try write(module.files, to: modules.appendingPathComponent(module.name))
    }
    if !support.isEmpty {
      try writeAnew(
        LearnerPackage.supportManifest(modules: Libc.names(in: modules.path).sorted()),
        to: root.appendingPathComponent("Support/Package.swift"))
    }
    try write(files.scene, to: folder.appendingPathComponent(kata.sceneFolder))
    if !kata.isCode {
      try write(files.suite, to: folder.appendingPathComponent(kata.suiteFolder))
    }
    try writeAnew(brief, to: folder.appendingPathComponent("README.md"))
    // Last, because it is the sign that the kata was opened.
    try writePackage(of: kata)
  }

  private func writePackage(of kata: Kata) throws {
    // Tests that cannot be read are reported when they are to be run.
    let hasTests = (try? ownTests(of: kata).isEmpty) == false
    let manifest = LearnerPackage.manifest(of: kata, hasTests: hasTests)
    try writeAnew(manifest, to: package(of: kata))
  }

  private func package(of kata: Kata) -> URL {
    folder(of: kata).appendingPathComponent("Package.swift")
  }

  func ownTests(of kata: Kata) throws -> [SourceFile] {
    try kata.isCode ? swiftFiles(in: folder(of: kata).appendingPathComponent(kata.suiteFolder)) : []
  }

  func misplacedTest(of kata: Kata) throws -> String? {
    try swiftFiles(in: folder(of: kata).appendingPathComponent("Tests")).map { "Tests/\($0.path)" }
      .first { !$0.hasPrefix("\(kata.suiteFolder)/") }
  }

  func beginTests(of kata: Kata) throws {
    let tests = folder(of: kata).appendingPathComponent(kata.suiteFolder)
    try lock {
      if try ownTests(of: kata).isEmpty {
        let module = kata.manifest.module
        let first = Resource.text(PackageResources.own_tests_txt).filled(["MODULE": module]) + "\n"
        try write(Data(first.utf8), to: tests.appendingPathComponent("\(module)OwnTests.swift"))
      }
      try writePackage(of: kata)
    }
  }

  func learnerFiles(of kata: Kata) throws -> [SourceFile] {
    let folder = editedFolder(of: kata)
    let files = try swiftFiles(in: folder)
    guard files.isEmpty, !kata.beginsEmpty else { return files }
    throw UserError(
      "\(shown(folder)) no longer holds a Swift file.",
      mend: "`vipkata reset \(kata.id)` brings the starter back.")
  }

  func sceneFiles(of kata: Kata) throws -> [SourceFile] {
    try swiftFiles(in: folder(of: kata).appendingPathComponent(kata.sceneFolder))
  }

  private func swiftFiles(in folder: URL) throws -> [SourceFile] {
    do {
      return try FolderReader.swiftFiles(in: folder)
    } catch let failure as WorkerFailure {
      throw UserError("In \(shown(folder)): \(failure.description)")
    }
  }

  func lastSave(in kata: Kata) -> (file: String, time: Date)? {
    FolderEntry.below(folder(of: kata).path)
      .filter { $0.kind == .file && $0.name.hasSuffix(".swift") && $0.name != "Package.swift" }
      .compactMap { entry in
        entry.status.map { (entry.path.relative(to: currentFolder.path), $0.time) }
      }.max { $0.1 < $1.1 }
  }

  func restore(_ file: SourceFile, of kata: Kata) throws -> String? {
    let place = folder(of: kata).appendingPathComponent(file.path)
    let exists = place.exists
    let backup = newBackup(of: kata)
    if exists {
      try failing("cannot be backed up") {
        try backup.makeFolder()
        try FileManager.default.copyItem(
          at: place, to: backup.appendingPathComponent(place.lastPathComponent))
      }
    }
    try write(file.content, to: place)
    return exists ? shown(backup) : nil
  }

  func setAside(_ kata: Kata, for start: KataFiles) throws -> String {
    let backup = newBackup(of: kata)
    try failing("cannot be backed up") {
      try FolderWriter(folder: editedFolder(of: kata)).swap(
        for: start.edited(in: kata), former: backup)
    }
    return shown(backup)
  }

  /// A folder that does not exist yet.
  private func newBackup(of kata: Kata) -> URL {
    let stamp = Date().ISO8601Format().replacingOccurrences(of: ":", with: "")
    let path = ownFolder.appendingPathComponent("backups/\(kata.folder)/\(stamp)").path
    var backup = URL(fileURLWithPath: path)
    // There may already be backups of the same second.
    var number = 1
    while backup.exists {
      number += 1
      backup = URL(fileURLWithPath: "\(path)-\(number)")
    }
    return backup
  }

  func keepGreen(_ files: [SourceFile], of kata: Kata) throws {
    let kept = greenFolder(of: kata.id)
    let former = kept.appendingPathExtension("former")
    former.remove()
    try failing("cannot be written") {
      try FolderWriter(folder: kept).swap(for: files, former: former)
    }
    former.remove()
    // The kata may have tests of the learner's own by now. An edited manifest stays as it is.
    if (try? String(contentsOf: package(of: kata), encoding: .utf8))
      == LearnerPackage.manifest(of: kata, hasTests: false)
    {
      try writePackage(of: kata)
    }
  }

  func greenFiles(of kata: KataID) throws -> [SourceFile]? {
    let files = try FolderReader.swiftFiles(in: greenFolder(of: kata))
    return files.isEmpty ? nil : files
  }

  func path(of file: String, in kata: Kata) -> String {
    shown(folder(of: kata).appendingPathComponent(file))
  }

  func lock<Value>(_ body: () throws -> Value) throws -> Value {
    try failing("cannot be written") { try ownFolder.makeFolder() }
    return try FileLock.held(ownFolder.appendingPathComponent("lock"), body)
  }

  func folder(of kata: Kata) -> URL { root.appendingPathComponent(kata.folder) }

  func editedFolder(of kata: Kata) -> URL {
    folder(of: kata).appendingPathComponent(kata.editedFolder)
  }

  func greenFolder(of kata: KataID) -> URL { ownFolder.appendingPathComponent("green/\(kata)") }

  /// Leaves files that exist as they are: the learner may have changed them.
  private func write(_ files: [SourceFile], to folder: URL) throws {
    try failing("cannot be written") { try folder.makeFolder() }
    for file in files {
      let url = folder.appendingPathComponent(file.path)
      if !url.exists { try write(file.content, to: url) }
    }
  }

  /// Writes a file of ours again if it is not as it should be.
  private func writeAnew(_ text: String, to url: URL) throws {
    if (try? Data(contentsOf: url)) != Data(text.utf8) { try write(Data(text.utf8), to: url) }
  }

  /// Writes into the runner's own folder first, so that nothing half-written is ever seen
  /// among the learner's files, even if the program is killed.
  private func write(_ content: Data, to url: URL) throws {
    let draft = ownFolder.appendingPathComponent("draft")
    try failing("cannot be written") {
      for folder in [ownFolder, url.deletingLastPathComponent()] { try folder.makeFolder() }
      try content.write(to: draft)
      guard rename(draft.path, url.path) != 0 else { return }
      try content.write(to: url, options: .atomic)
    }
  }

  private func failing(_ what: String, _ body: () throws -> Void) throws {
    do {
      try UserError.telling(
        "The workspace \(shown(root)) \(what)", mend: UserError.wayToWrite, body)
    } catch {
      guard FileStatus(path: root.path)?.kind == .file else { throw error }
      throw UserError(
        "The workspace \(shown(root)) is a file, not a folder.",
        mend: "Move it away, or choose another place with --workspace DIR.")
    }
  }

  private func shown(_ url: URL) -> String { url.path.relative(to: currentFolder.path) }
}

extension String {
  /// The path relative to a folder, if it lies below it.
  func relative(to folder: String) -> String {
    hasPrefix(folder + "/") ? String(dropFirst(folder.count + 1)) : self
  }
}
