import Foundation

/// A folder with a folder for each learner: a workspace, or a git checkout that is one or has a
/// `Workspace` in it. All of it was written by others: nothing but plain files is read, and no
/// link is followed.
struct LearnersFolder: LearnersWorkerLogic {
  let root: URL
  let history: GitHistory

  func learners() throws -> [String] {
    guard FileStatus(path: root.withoutLinks.path)?.kind == .folder else {
      throw UserError(
        "There is no folder \(root.path).",
        mend: "Name the folder that has a folder for each "
          + "learner: `vipkata grade DIR`.")
    }
    let names = Libc.names(in: root.path, atMost: .max).filter { !$0.hasPrefix(".") }
      .sorted { ByteKey($0) < ByteKey($1) }
    let learners = try names.filter { name in
      switch FileStatus(path: folder(of: name).path)?.kind {
      case .folder: return true
      case .link:
        throw UserError(
          "\(folder(of: name).path) is a symbolic link.", mend: "Put the learner's folder there.")
      case nil:
        throw UserError(
          "\(folder(of: name).path) cannot be looked at.", mend: "Give it a name in UTF-8.")
      default: return false
      }
    }
    guard !learners.isEmpty else {
      throw UserError(
        "\(root.path) has no folder of a learner in it.",
        mend: "It should have one for each learner, with their workspace or git checkout.")
    }
    return learners
  }

  func files(of kata: Kata, by learner: String) throws -> [SourceFile]? {
    guard let folder = try editedFolder(of: kata, in: folder(of: learner)) else { return nil }
    let files = try FolderReader().swiftFiles(in: folder)
    return files.isEmpty ? nil : files
  }

  func deeperFolder(of katas: [Kata], by learner: String) -> String? {
    let own = folder(of: learner)
    return Libc.names(in: own.path, atMost: FolderReader.mostFiles)
      .filter { !$0.hasPrefix(".") }.sorted { ByteKey($0) < ByteKey($1) }
      .first { name in
        let deeper = own.appendingPathComponent(name, isDirectory: true)
        return FileStatus(path: deeper.path)?.kind == .folder
          && katas.contains { ((try? editedFolder(of: $0, in: deeper)) ?? nil) != nil }
      }
  }

  func lastChange(
    of kata: Kata, by learner: String, patience: Duration
  ) throws -> (date: Date, time: Grade.Time)? {
    guard let edited = try? editedFolder(of: kata, in: folder(of: learner)),
      let files = try? FolderReader().swiftFiles(in: edited)
    else { return nil }
    let checkout = folder(of: learner)
    let paths = files.map {
      edited.appendingPathComponent($0.path).path.relative(to: checkout.path)
    }
    let committed = try history.lastCommit(
      of: paths, below: edited.path.relative(to: checkout.path), in: checkout, patience: patience)
    if let committed { return (committed, .git) }
    return paths.compactMap { FileStatus(path: checkout.appendingPathComponent($0).path)?.time }
      .max().map { ($0, .files) }
  }

  private func folder(of learner: String) -> URL {
    root.appendingPathComponent(learner, isDirectory: true)
  }

  /// Nil where there is none.
  /// - Parameter own: a workspace, or what has one in it.
  /// - Throws: `WorkerFailure` when one of the folders on the way is none, such as a link.
  private func editedFolder(of kata: Kata, in own: URL) throws -> URL? {
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
      default: throw WorkerFailure("\(place.path.relative(to: own.path)) is no folder.")
      }
    }
    return edited
  }
}
