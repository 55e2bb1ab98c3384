@testable import vipkata

/// Remembers nothing unless it is told to, and records what it is to keep.
final class VerdictMemorySpy: VerdictMemoryLogic, @unchecked Sendable {
  struct Kept: Equatable {
    let verdict: Verdict
    let question: CheckQuestion
  }

  var known: Verdict?
  private(set) var kept: [Kept] = []

  func verdict(on question: CheckQuestion) -> Verdict? { known }

  func keep(_ verdict: Verdict, on question: CheckQuestion) {
    kept.append(Kept(verdict: verdict, question: question))
  }
}
