import Entities
package import Foundation
package import Scenes

/// The templates of a new scene, and the folder that it goes to.
package struct TemplateFolder: NewSceneWorkerLogic {
  /// The templates' folder.
  private let root: URL
  private let newFiles: NewFiles

  /// - Parameter target: the folder that gets the scene's folders.
  package init(root: URL, target: URL, currentFolder: URL) {
    self.root = root
    newFiles = NewFiles(base: target, currentFolder: currentFolder)
  }

  package func templates() throws -> [SceneTemplate] {
    let files = try FolderReader().files(in: root, endingWith: ".txt")
    guard !files.isEmpty else {
      throw UserError(
        "There are no templates in \(root.path).",
        mend: "Name a folder with --templates DIR, such as a copy of Katas/Templates/Scene.")
    }
    return files.map {
      SceneTemplate(path: $0.path, text: String(decoding: $0.content, as: UTF8.self))
    }
  }

  package func requireNew(_ paths: [String]) throws -> [String] {
    try newFiles.requireNew(paths)
  }

  package func create(_ files: [String: String]) throws -> [String] {
    try newFiles.create(files)
  }
}
