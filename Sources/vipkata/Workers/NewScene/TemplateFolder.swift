import Foundation

/// The templates of a new scene, and the folder that it goes to.
struct TemplateFolder: NewSceneWorkerLogic {
  let root: URL
  let newFiles: NewFiles

  func templates() throws -> [SceneTemplate] {
    let files = try FolderReader().files(in: root, endingWith: ".txt")
    guard !files.isEmpty else {
      throw UserError(
        "There are no templates in \(root.path).",
        mend: "`vipkata course init DIR` writes Katas/Templates/Scene; --templates DIR names it.")
    }
    return files.map {
      SceneTemplate(path: $0.path, text: String(decoding: $0.content, as: UTF8.self))
    }
  }

  func requireNew(_ paths: [String]) throws -> [String] { try newFiles.requireNew(paths) }

  func create(_ files: [String: String]) throws -> [String] { try newFiles.create(files) }
}
