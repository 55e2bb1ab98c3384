package import Entities
package import Foundation
package import Scenes

/// What only authors need of a course's folders, on disk.
package struct AuthoringFolder: AuthoringWorkerLogic {
  /// The folder `Katas`.
  private let root: URL
  private let currentFolder: URL
  /// The runner's own folder, in the workspace.
  private let ownFolder: URL
  private let finder: ToolchainFinder

  package init(root: URL, currentFolder: URL, ownFolder: URL, finder: ToolchainFinder) {
    self.root = root
    self.currentFolder = currentFolder
    self.ownFolder = ownFolder
    self.finder = finder
  }

  package func lock<Value>(_ body: () throws -> Value) throws -> Value {
    do {
      try FileManager.default.createDirectory(at: ownFolder, withIntermediateDirectories: true)
    } catch {
      throw UserError(
        "\(ownFolder.path) cannot be written: \(error.localizedDescription)",
        mend: "Choose another place with --workspace DIR.")
    }
    let lock = try FileLock(file: ownFolder.appendingPathComponent("verify.lock"))
    defer { lock.release() }
    return try body()
  }

  package func ideas() throws -> [Authoring.Idea] {
    let file = root.appendingPathComponent("ideas.json")
    guard FileManager.default.fileExists(atPath: file.path) else { return [] }
    do {
      let rows = try JSONDecoder().decode(
        [String: String].self, from: FolderReader.content(of: file))
      return rows.map { Authoring.Idea(row: $0.key, text: $0.value) }
        .sorted { $0.row.localizedStandardCompare($1.row) == .orderedAscending }
    } catch {
      throw UserError(
        "ideas.json cannot be read: it must be an object of texts, { \"R1\": \"…\" }.")
    }
  }

  package func mutantFolders(of kata: Kata) -> [String] {
    subfolders(root.appendingPathComponent("\(kata.folder)/Mutants"))
  }

  package func complaints(aboutSolutionOf kata: Kata) throws -> [Diagnostic] {
    let base = root.deletingLastPathComponent()
    let folder = base.appendingPathComponent("Solutions/\(kata.folder)")
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    let result = try ChildProcess(
      executable: try finder.find().swift,
      arguments: ["format", "lint", "--strict", "--recursive", folder.path],
      environment: finder.environment
    ).run()
    let found = DiagnosticReader(root: base.path).diagnostics(in: result.errors + result.output)
    guard result.ending == .exited(0) || !found.isEmpty else {
      let said = (result.errors + result.output).trimmed.lines.last ?? ""
      throw WorkerFailure(
        "`swift format lint` does not say whether Solutions/\(kata.folder) is formatted: \(said)")
    }
    return found
  }

  package func write(_ manifest: Manifest, of kata: Kata) throws {
    let file = root.appendingPathComponent("\(kata.folder)/kata.json")
    do {
      try Data(ManifestWriter(manifest: manifest).text.utf8).write(to: file, options: .atomic)
    } catch {
      throw UserError("\(file.path) cannot be written: \(error.localizedDescription)")
    }
  }

  package func create(_ files: [String: String]) throws -> [String] {
    try NewFiles(base: root.deletingLastPathComponent(), currentFolder: currentFolder)
      .create(files)
  }

  package func folders(in stage: String?) -> [String] {
    subfolders(stage.map { root.appendingPathComponent($0) } ?? root)
  }

  private func subfolders(_ folder: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { name in
      var isFolder: ObjCBool = false
      let path = folder.appendingPathComponent(name).path
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && isFolder.boolValue && !name.hasPrefix(".")
    }
  }
}
