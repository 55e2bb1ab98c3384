import Foundation

/// Writes files that the user names, each as a whole.
struct OutputFiles: OutputFileLogic {
  /// What their paths are relative to.
  let currentFolder: URL

  func write(_ files: [OutputFile]) throws {
    for file in files {
      let url = currentFolder.resolving(file.path)
      let folder = url.deletingLastPathComponent()
      try? folder.makeFolder()
      let draft = folder.path + "/.\(url.lastPathComponent).part"
      try UserError.telling(
        "\(file.path) cannot be written", mend: "Name a file in a folder of yours."
      ) { try Files.replace(url.path, with: Data(file.text.utf8), draft: draft, mode: 0o644) }
    }
  }
}
