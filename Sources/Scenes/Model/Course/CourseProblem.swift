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

  /// What was looked for: stable, for programs.
  enum Check: String, Encodable, Sendable {
    // What keeps a kata from being read.
    case manifest, files, id, carries, support, words, cards
    // What a proof looks for.
    case brief, todo, hints, edit, rules, teaches, mutant, suite, starter, solution, other, review
    case format, play, order, toothless, harmless, coverage, run
    case breaks = "break"
  }
}

extension CourseProblem {
  /// - Parameter message: in the words of whoever met it, who alone knows what was the matter.
  init(check: Check, kata: String, file: String, line: Int? = nil, message: String) {
    self.init(check: check, kata: kata, file: file, line: line, flaw: .said(message))
  }
}
