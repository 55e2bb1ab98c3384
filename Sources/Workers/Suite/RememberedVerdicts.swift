package import Entities
package import Foundation
package import Scenes

/// Remembers verdicts in files. One of another toolchain, or of another build of this
/// program, is no answer.
package struct RememberedVerdicts: VerdictMemoryLogic {
  private let memory: ContentMemory
  private let finder: ToolchainFinder
  private let program: URL?

  /// - Parameters:
  ///   - folder: where the verdicts are kept.
  ///   - program: the running program's file.
  package init(folder: URL, finder: ToolchainFinder, program: URL? = Bundle.main.executableURL) {
    memory = ContentMemory(folder: folder)
    self.finder = finder
    self.program = program
  }

  private struct Question: Codable, Equatable {
    let check: CheckQuestion
    let toolchain: Toolchain
    /// When the program was built, and its size in bytes.
    let program: [Int]
  }

  private func question(_ check: CheckQuestion) -> Question? {
    guard let toolchain = try? finder.find(),
      let file = program.flatMap({ FileStatus(path: $0.resolvingSymlinksInPath().path) })
    else { return nil }
    return Question(check: check, toolchain: toolchain, program: file.changed + [file.size])
  }

  package func verdict(on check: CheckQuestion) -> Verdict? {
    question(check).flatMap { memory.answer(to: $0, as: Verdict.self) }
  }

  package func keep(_ verdict: Verdict, on check: CheckQuestion) {
    if let question = question(check) { memory.keep(verdict, for: question) }
  }
}
