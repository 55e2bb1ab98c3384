import Foundation

/// A course's folders on disk, for the work that only authors do.
struct AuthoringFolder: AuthoringWorkerLogic {
  let root: URL
  let currentFolder: URL
  /// The folder `Templates/Kata`.
  let templates: URL
  /// The runner's own folder, in the workspace.
  let ownFolder: URL
  let finder: ToolchainFinder

  func lock<Value>(_ body: () throws -> Value) throws -> Value {
    try FileLock.held(ownFolder.appendingPathComponent("verify.lock"), body)
  }

  func solutionFolders() -> [String] {
    let solutions = root.deletingLastPathComponent().appendingPathComponent("Solutions").path
    return FolderEntry.folders(in: solutions).flatMap { stage in
      FolderEntry.folders(in: "\(solutions)/\(stage)").map { "\(stage)/\($0)" }
    }
  }

  func mutantFolders(of kata: Kata) -> [String] {
    FolderEntry.folders(in: "\(root.path)/\(kata.folder)/Mutants")
  }

  func line(of key: String, inManifestOf kata: Kata) -> Int? {
    ManifestFile.line(of: key, of: kata, in: root)
  }

  func complaints(aboutSolutionOf kata: Kata) throws -> [Diagnostic] {
    let base = root.deletingLastPathComponent().path
    let folder = "Solutions/\(kata.folder)"
    guard FileManager.default.fileExists(atPath: "\(base)/\(folder)") else { return [] }
    // The linter prints paths relative to its working directory, so it runs in `base`.
    let result = try ChildProcess(
      "/bin/sh",
      [
        "-c", "cd \"$0\" && exec \"$@\"", base, try finder.find().swift.path, "format", "lint",
        "--strict", "--recursive", folder,
      ], environment: finder.environment
    ).run()
    let lines = (result.errors + result.output).trimmed.lines
    let found = DiagnosticReader(root: base).diagnostics(
      in: lines.map { "\(base)/\($0)" }.joined(separator: "\n"))
    guard result.ending == .exited(0) || !found.isEmpty else {
      throw WorkerFailure(
        "`swift format lint` failed on \(folder): \(lines.last ?? "")")
    }
    return found
  }

  func write(_ manifest: Manifest, of kata: Kata) throws {
    let file = root.appendingPathComponent("\(kata.folder)/kata.json")
    try UserError.telling("\(file.path) cannot be written") {
      try Data(ManifestWriter(manifest: manifest).text.utf8).write(to: file, options: .atomic)
    }
  }

  func templates(for kind: Manifest.Kind) throws -> [SourceFile] {
    try TemplateFolder.files(
      in: templates.appendingPathComponent(kind.rawValue),
      mend: "They come with the course: copy Katas/Templates beside your katas.")
  }

  /// A folder called `Katas`, or one that has stages, is the course's own; in any other folder, a
  /// course's folders are created.
  func create(_ files: [String: String]) throws -> [String] {
    let name = root.lastPathComponent
    let isCourse = name == "Katas" || folders(in: nil).contains { NumberedName($0) != nil }
    let placed = files.sorted { $0.key < $1.key }.map { path, text in
      (isCourse && path.hasPrefix("Katas/") ? name + path.dropFirst(5) : path, text)
    }
    let shown = try NewFiles(
      base: isCourse ? root.deletingLastPathComponent() : root, currentFolder: currentFolder
    ).create(Dictionary(uniqueKeysWithValues: placed))
    // Under another name, the course's folder may come after `Solutions`.
    let byPlace = Dictionary(uniqueKeysWithValues: zip(placed.map(\.0).sorted(), shown))
    return placed.compactMap { byPlace[$0.0] }
  }

  func folders(in stage: String?) -> [String] {
    FolderEntry.folders(in: stage.map { "\(root.path)/\($0)" } ?? root.path)
  }
}
