import Entities
import Foundation
import Scenes
import Workers

/// Records what it is asked to read, and reads nothing, so that nothing is found.
final class SyntaxWorkerSpy: SyntaxWorkerLogic, @unchecked Sendable {
  private(set) var readings: [[String]] = []
  var failure: UserError?

  func read(_ files: [SourceFile], in folder: String) throws -> [ReviewedFile] {
    readings.append(files.map { "\(folder)/\($0.path)" })
    if let failure { throw failure }
    return []
  }
}

extension ToolchainWorker {
  /// Reads code for real, through the toolchain that builds these tests.
  static let reading = ToolchainWorker(
    packages: URL(fileURLWithPath: "/nowhere"),
    finder: ToolchainFinder(environment: ProcessInfo.processInfo.environment, cache: nil))
}
