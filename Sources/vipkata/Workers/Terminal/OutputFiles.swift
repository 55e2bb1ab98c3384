import Foundation

/// Writes files that the user names, each in one step.
struct OutputFiles: OutputFileLogic {
  /// The folder to which their paths are relative.
  let currentFolder: URL

  func write(_ files: [OutputFile]) throws {
    for file in files {
      let url = currentFolder.resolving(file.path)
      let folder = url.deletingLastPathComponent()
      try? folder.makeFolder()
      let draft = folder.path + "/.\(url.lastPathComponent).part"
      try UserError.telling(
        "\(file.path) cannot be written", mend: "Name a file in a folder that you can write to."
      ) { try Files.replace(url.path, with: Data(file.text.utf8), draft: draft, mode: 0o644) }
    }
  }
}
