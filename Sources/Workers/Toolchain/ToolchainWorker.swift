package import Entities
package import Foundation
package import Scenes

/// Looks for the toolchain when code is to be run or read, not before: a brief needs none.
package struct ToolchainWorker: SuiteWorkerLogic, SyntaxWorkerLogic {
  private let packages: URL
  private let finder: ToolchainFinder
  private let sandbox: Sandbox?
  private let tellsErrorsEarly: Bool
  private let isSuperseded: @Sendable () -> Bool

  /// - Parameters:
  ///   - sandbox: what suites are run in, where they are kept in one.
  ///   - tellsErrorsEarly: whether somebody waits for the compiler's word.
  ///   - isSuperseded: asked while a suite runs, whether it is still wanted.
  package init(
    packages: URL, finder: ToolchainFinder, sandbox: Sandbox? = nil,
    tellsErrorsEarly: Bool = false, isSuperseded: @escaping @Sendable () -> Bool = { false }
  ) {
    self.packages = packages
    self.finder = finder
    self.sandbox = sandbox
    self.tellsErrorsEarly = tellsErrorsEarly
    self.isSuperseded = isSuperseded
  }

  package func outline(of suite: [SourceFile]) throws -> SuiteOutline {
    try runner().outline(of: suite)
  }

  package func run(_ job: SuiteJob) throws -> SuiteRun {
    try runner().run(job)
  }

  package func read(_ files: [SourceFile], in folder: String) throws -> [ReviewedFile] {
    let sourceKit = try SourceKit(library: finder.find().sourceKitLibrary)
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

  private func runner() throws -> SuiteRunner {
    var runner = SuiteRunner(
      packages: packages, toolchain: try finder.find(), environment: finder.environment)
    runner.isSuperseded = isSuperseded
    runner.sandbox = sandbox
    runner.tellsErrorsEarly = tellsErrorsEarly
    return runner
  }
}
