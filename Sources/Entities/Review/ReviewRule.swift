/// One rule of VIP that the review keeps: what it asks, why, and what it looks
/// like when it is kept and when it is broken.
package struct ReviewRule: Equatable, Sendable {
  package let id: String
  /// One sentence for a learner.
  package let why: String
  package let correct: String
  package let incorrect: String

  package init(id: String, why: String, correct: String, incorrect: String) {
    self.id = id
    self.why = why
    self.correct = correct
    self.incorrect = incorrect
  }

  /// Every rule, along the cycle: who calls whom, what each part may do, how
  /// the parts are joined, and what travels between them.
  package static let all: [ReviewRule] = calls + duties + joints + models

  package static func named(_ id: String) -> ReviewRule? {
    all.first { $0.id == id }
  }
}
