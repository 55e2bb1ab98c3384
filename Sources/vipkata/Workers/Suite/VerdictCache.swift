import Foundation

/// Keeps verdicts, so that each is found only once. A verdict by another toolchain, or by another
/// build of this program, is no answer. The course's part of the question is kept as a number; the
/// learner's is kept and compared whole, so that no code can be taken for other code.
struct VerdictCache: VerdictMemoryLogic {
  let cache: DiskCache
  let finder: ToolchainFinder
  /// What else a verdict depends on, such as whether there was a sandbox.
  var conditions = ""
  var program = FileStatus.program

  private struct Question: Codable, Equatable {
    let exam: UInt64
    let learnersSide: [SourceFile]
  }

  private struct Exam: Encodable {
    let question: CheckQuestion
    let toolchain: Toolchain
    let program: [Int]
    let conditions: String
  }

  func verdict(on check: CheckQuestion) -> Verdict? {
    question(check).flatMap { cache.answer(to: $0, as: Verdict.self) }
  }

  func keep(_ verdict: Verdict, on check: CheckQuestion) {
    if let question = question(check) { cache.keep(verdict, for: question) }
  }

  private func question(_ check: CheckQuestion) -> Question? {
    let kind = check.manifest.kind
    let exam = CheckQuestion(
      manifest: check.manifest, files: check.files.holding([], for: kind), support: check.support,
      bugs: check.bugs, isUntouched: check.isUntouched)
    guard let toolchain = try? finder.find(), let program,
      let number = DiskCache.hash(
        of: Exam(
          question: exam, toolchain: toolchain, program: program.stamp, conditions: conditions))
    else { return nil }
    return Question(
      exam: number, learnersSide: kind == .code ? check.files.scene : check.files.suite)
  }
}
