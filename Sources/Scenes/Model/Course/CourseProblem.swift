/// A mistake in a course's folders, for its author: where it is, and what.
struct CourseProblem: Error, Equatable, Sendable {
  let check: Check
  /// The kata it belongs to, such as `02-interactor/01-validate-then-ask`; empty for the course.
  let kata: String
  let file: String
  var line: Int?
  let flaw: KataFlaw

  /// Such as `Katas/02-interactor/01-validate-then-ask/kata.json:3`.
  var place: String { file + (line.map { ":\($0)" } ?? "") }

  /// What was checked. Programs read the raw values, so they stay stable.
  enum Check: String, Encodable, Sendable {
    // Keep a kata from being read.
    case manifest, files, id, carries, support, words, cards
    // Found by a proof.
    case brief, todo, hints, edit, rules, teaches, mutant, suite, starter, solution, other, review
    case format, play, order, toothless, harmless, coverage, run
    case breaks = "break"
  }
}

extension CourseProblem {
  /// - Parameter message: the words of the code that met the problem, where no flaw describes it.
  init(check: Check, kata: String, file: String, line: Int? = nil, message: String) {
    self.init(check: check, kata: kata, file: file, line: line, flaw: .said(message))
  }
}
