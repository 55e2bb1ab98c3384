import Foundation

/// The templates of a new scene, and the folder for its files.
struct TemplateFolder: NewSceneWorkerLogic {
  let root: URL
  let newFiles: NewFiles

  func templates() throws -> [SceneTemplate] {
    try Self.files(
      in: root,
      mend: "`vipkata course init DIR` writes Katas/Templates/Scene; --templates DIR names it."
    ).map { SceneTemplate(path: $0.path, text: String(decoding: $0.content, as: UTF8.self)) }
  }

  /// - Throws: `UserError` with `mend` as advice if there is no template.
  static func files(in folder: URL, mend: String) throws -> [SourceFile] {
    let files = try FolderReader.files(in: folder, endingWith: ".txt")
    guard !files.isEmpty else {
      throw UserError("There are no templates in \(folder.path).", mend: mend)
    }
    return files
  }

  func requireNew(_ paths: [String]) throws -> [String] { try newFiles.requireNew(paths) }

  func create(_ files: [String: String]) throws -> [String] { try newFiles.create(files) }
}
