import Foundation

/// A folder with a folder for each learner: a workspace, or a git checkout that is one or has a
/// `Workspace` in it. Others wrote all of it, so only plain files are read, and no link is
/// followed.
struct LearnersFolder: LearnersWorkerLogic {
  let root: URL
  let history: GitHistory

  func learners() throws -> [String] {
    let kind = FileStatus(path: root.withoutLinks.path)?.kind
    guard kind == .folder else {
      throw UserError(
        kind == nil ? "There is no folder \(root.path)." : "\(root.path) is not a folder.",
        mend: "Name the folder that has a folder for each learner: `vipkata grade DIR`.")
    }
    let own = WorkspaceFolder(root: root, currentFolder: root)
    guard FileStatus(path: own.journal.path) == nil else {
      throw UserError(
        "\(root.path) is the workspace of one learner.",
        mend: "`vipkata grade \(root.deletingLastPathComponent().path.shownShellWord)` grades it, "
          + "with the folders beside it.")
    }
    // Links and odd names are listed, too: reading their files reports them.
    let learners = entries(in: root).filter { [.folder, .link, nil].contains($0.kind) }.map(\.name)
    guard !learners.isEmpty else {
      throw UserError(
        "\(root.path) has no learner's folder in it.",
        mend: "It should have one for each learner, with their workspace or git checkout.")
    }
    return learners
  }

  func files(of kata: Kata, by learner: String) throws -> [SourceFile]? {
    guard let folder = try editedFolder(of: kata, in: folder(of: learner)) else { return nil }
    let files = try FolderReader.swiftFiles(in: folder)
    return files.isEmpty ? nil : files
  }

  func deeperFolder(of katas: [Kata], by learner: String) -> String? {
    let own = folder(of: learner)
    return entries(in: own, atMost: FolderReader.mostFiles).first { entry in
      let deeper = own.appendingPathComponent(entry.name, isDirectory: true)
      return entry.kind == .folder
        && katas.contains { ((try? editedFolder(of: $0, in: deeper)) ?? nil) != nil }
    }?.name
  }

  func archives(of learner: String?) -> [String] {
    entries(in: learner.map(folder) ?? root)
      .filter { $0.name.archived != nil && $0.kind == .file }.map(\.name)
  }

  func lastChange(
    of kata: Kata, by learner: String, timeout: Duration
  ) throws -> (date: Date, time: Grade.Time)? {
    let checkout = folder(of: learner)
    guard let edited = try? editedFolder(of: kata, in: checkout),
      let files = try? FolderReader.swiftFiles(in: edited)
    else { return nil }
    let paths = files.map {
      edited.appendingPathComponent($0.path).path.relative(to: checkout.path)
    }
    let committed = try history.lastCommit(
      of: paths, below: edited.path.relative(to: checkout.path), in: checkout, timeout: timeout)
    if let committed { return (committed, .git) }
    return paths.compactMap { FileStatus(path: checkout.appendingPathComponent($0).path)?.time }
      .max().map { ($0, .files) }
  }

  /// Sorted by bytes, which puts two spellings of one name in a fixed order, too.
  private func entries(in folder: URL, atMost limit: Int = .max - 1) -> [FolderEntry] {
    (FolderEntry.all(in: folder.path, atMost: limit) ?? [])
      .sorted { ByteKey($0.name) < ByteKey($1.name) }
  }

  private func folder(of learner: String) -> URL {
    root.appendingPathComponent(learner, isDirectory: true)
  }

  /// The folder of the files that the learner edits; nil if there is none.
  /// - Parameter own: a workspace, or a folder with one in it.
  /// - Throws: `WorkerFailure` if something on the way is not a folder, such as a link.
  private func editedFolder(of kata: Kata, in own: URL) throws -> URL? {
    try FolderReader.requireOwnFolder(own.path)
    guard FileStatus(path: own.path) != nil else {
      throw WorkerFailure(
        "\(own.lastPathComponent) cannot be looked at: give it a name in UTF-8.")
    }
    let inside = own.appendingPathComponent("Workspace")
    let workspace = FileStatus(path: inside.path) == nil ? own : inside
    let edited = WorkspaceFolder(root: workspace, currentFolder: own).editedFolder(of: kata)
    var place = own
    for name in edited.path.relative(to: own.path).split(separator: "/") {
      place.appendPathComponent(String(name))
      switch FileStatus(path: place.path)?.kind {
      case nil: return nil
      case .folder: continue
      case .link:
        throw WorkerFailure(
          "\(place.path.relative(to: own.path)) is a symbolic link: put the folder itself there.")
      default: throw WorkerFailure("\(place.path.relative(to: own.path)) is not a folder.")
      }
    }
    return edited
  }
}
