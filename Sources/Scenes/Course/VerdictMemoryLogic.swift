/// Remembers verdicts by the content of what was judged.
protocol VerdictMemoryLogic: Sendable {
  /// The verdict on exactly this question; nil if none was kept.
  func verdict(on question: CheckQuestion) -> Verdict?
  func keep(_ verdict: Verdict, on question: CheckQuestion)
}

extension VerdictMemoryLogic {
  /// The same, marked as remembered.
  func remembered(_ question: CheckQuestion) -> Verdict? {
    var known = verdict(on: question)
    known?.isRemembered = true
    return known
  }
}
