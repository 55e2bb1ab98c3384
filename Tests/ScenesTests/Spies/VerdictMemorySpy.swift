@testable import vipkata

/// Records the verdicts to keep. Used on one thread at a time.
final class VerdictMemorySpy: VerdictMemoryLogic, @unchecked Sendable {
  struct Kept: Equatable {
    let verdict: Verdict
    let question: CheckQuestion
  }

  /// The answer to every question.
  var known: Verdict?
  /// Whether it answers with the verdicts that it keeps.
  let remembers: Bool
  private(set) var kept: [Kept] = []

  init(remembers: Bool = false) {
    self.remembers = remembers
  }

  func verdict(on question: CheckQuestion) -> Verdict? {
    known ?? kept.first { remembers && $0.question == question }?.verdict
  }

  func keep(_ verdict: Verdict, on question: CheckQuestion) {
    kept.append(Kept(verdict: verdict, question: question))
  }
}
