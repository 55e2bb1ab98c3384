package import Entities
package import Foundation
package import Scenes

/// Remembers the verdicts on learners' work in files, as many as there are: what was run once
/// is not run again, whoever did it. The course's part of the question is a folder's name, the
/// learner's is kept and compared whole: nobody can write code that is taken for another's.
package struct RememberedGrades: VerdictMemoryLogic, Sendable {
  private let folder: URL
  private let finder: ToolchainFinder
  private let conditions: String

  /// - Parameters:
  ///   - conditions: what else a verdict depends on, such as whether there was a sandbox.
  package init(folder: URL, finder: ToolchainFinder, conditions: String) {
    self.folder = folder
    self.finder = finder
    self.conditions = conditions
  }

  private struct Exam: Codable {
    let question: CheckQuestion
    let toolchain: Toolchain
    /// When the program was built, and its size in bytes.
    let program: [Int]
    let conditions: String
  }

  package func verdict(on check: CheckQuestion) -> Verdict? {
    memory(of: check)?.answer(to: check.learnersSide, as: Verdict.self)
  }

  package func keep(_ verdict: Verdict, on check: CheckQuestion) {
    memory(of: check)?.keep(verdict, for: check.learnersSide)
  }

  private func memory(of check: CheckQuestion) -> ContentMemory? {
    guard let toolchain = try? finder.find(),
      let program = Bundle.main.executableURL.flatMap({
        FileStatus(path: $0.resolvingSymlinksInPath().path)
      }),
      let number = ContentMemory.number(
        of: Exam(
          question: check.withoutLearner, toolchain: toolchain,
          program: program.changed + [program.size], conditions: conditions))
    else { return nil }
    return ContentMemory(folder: folder.appendingPathComponent("\(number)"), most: .max)
  }
}

extension CheckQuestion {
  fileprivate var learnersSide: [SourceFile] {
    manifest.kind == .code ? files.scene : files.suite
  }

  fileprivate var withoutLearner: CheckQuestion {
    CheckQuestion(
      manifest: manifest, files: files.holding([], for: manifest.kind), support: support,
      bugs: bugs, isUntouched: isUntouched)
  }
}
