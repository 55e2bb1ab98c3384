import Foundation

@testable import vipkata

/// Records what it is asked to read, and reads it for real, through the toolchain that
/// builds these tests. Used on one thread at a time.
final class SyntaxWorkerSpy: SyntaxWorkerLogic, @unchecked Sendable {
  private(set) var readings: [[String]] = []
  var failure: (any Error)?

  func read(_ files: [SourceFile], in folder: String) throws -> [ReviewedFile] {
    readings.append(files.map { "\(folder)/\($0.path)" })
    if let failure { throw failure }
    let reader = try ReviewFixture.kit()
    return try files.map { file in
      let text = file.text
      return ReviewedFile(
        path: "\(folder)/\(file.path)", text: text, tree: try reader.tree(of: text))
    }
  }
}
