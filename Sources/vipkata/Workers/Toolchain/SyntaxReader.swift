import Foundation

/// Reads code with the toolchain's own library, which is looked for when code is to be read.
struct SyntaxReader: SyntaxWorkerLogic {
  let finder: ToolchainFinder

  func read(_ files: [SourceFile], in folder: String) throws -> [ReviewedFile] {
    let sourceKit = try SourceKit(libraries: finder.find().sourceKitLibraries)
    return try files.map { file in
      let path = "\(folder)/\(file.path)"
      do {
        let tree = try sourceKit.tree(of: file.text)
        return ReviewedFile(path: path, text: file.text, tree: tree)
      } catch {
        throw WorkerFailure("\(path) cannot be reviewed: \(error).")
      }
    }
  }
}
