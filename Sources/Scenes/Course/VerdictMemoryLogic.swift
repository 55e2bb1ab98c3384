/// Remembers verdicts by the content of what was judged.
protocol VerdictMemoryLogic: Sendable {
  /// The verdict on exactly these files; nil when there was none.
  func verdict(on question: CheckQuestion) -> Verdict?
  func keep(_ verdict: Verdict, on question: CheckQuestion)
}

extension VerdictMemoryLogic {
  /// The same, marked as what was found before.
  func remembered(_ question: CheckQuestion) -> Verdict? {
    var known = verdict(on: question)
    known?.isRemembered = true
    return known
  }
}
