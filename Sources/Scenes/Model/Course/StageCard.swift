/// What a learner takes along from a finished stage, as a section of `Katas/cards.md`.
struct StageCard: Equatable, Sendable, Encodable {
  /// The cycle in one line, with the learner's own parts in brackets.
  let arrows: String
  /// What was learned, one element per paragraph.
  let text: [String]

  /// Reads sections such as `## interactor`, whose first line is the cycle.
  static func cards(markdown: String) -> [String: StageCard] {
    var cards: [String: StageCard] = [:]
    for section in markdown.sections {
      let lines = section.body.lines.map(\.trimmed).filter { !$0.isEmpty }
      guard let arrows = lines.first else { continue }
      cards[section.title] = StageCard(arrows: arrows, text: Array(lines.dropFirst()))
    }
    return cards
  }
}
