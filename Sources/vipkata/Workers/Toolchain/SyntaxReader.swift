import Foundation

/// Reads code with the toolchain's own library, which is looked for when code is to be read.
struct SyntaxReader: SyntaxWorkerLogic {
  let finder: ToolchainFinder

  func read(_ files: [SourceFile], in folder: String) throws -> [ReviewedFile] {
    let sourceKit = try SourceKit(libraries: finder.find().sourceKitLibraries)
    return try files.map { file in
      let text = String(decoding: file.content, as: UTF8.self)
      let path = "\(folder)/\(file.path)"
      do {
        return ReviewedFile(path: path, text: text, tree: try sourceKit.tree(of: text))
      } catch {
        throw WorkerFailure("\(path) cannot be reviewed: \(error).")
      }
    }
  }
}
