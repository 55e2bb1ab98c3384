/// Finds the word that somebody most likely meant.
enum Nearest {
  /// The candidate with the fewest edits: at most two, or a third of the letters in a long word.
  static func word(to word: String, among candidates: [String]) -> String? {
    let limit = max(2, word.count / 3)
    let nearest = candidates.map { (word: $0, edits: edits(from: word, to: $0)) }
      .min { $0.edits < $1.edits }
    guard let nearest, nearest.edits <= limit, nearest.edits < word.count else { return nil }
    return nearest.word
  }

  /// Such as `Did you mean next?`.
  static func question(_ word: String, among candidates: [String]) -> String? {
    self.word(to: word, among: candidates).map { "Did you mean \($0)?" }
  }

  /// The end of a sentence: a question such as `: did you mean next?`, or else a full stop.
  static func end(of word: String, among candidates: [String]) -> String {
    end(self.word(to: word, among: candidates))
  }

  /// The same for a nearest word found before; nil if there is none.
  static func end(_ nearest: String?) -> String {
    nearest.map { ": did you mean \($0)?" } ?? "."
  }

  /// Levenshtein's distance, a swap of neighbours counted as one edit.
  static func edits(from source: String, to target: String) -> Int {
    let source = Array(source)
    let target = Array(target)
    var beforeLast: [Int] = []
    var last = Array(0...target.count)
    for row in 0..<source.count {
      var current = [row + 1]
      for column in 0..<target.count {
        let same = source[row] == target[column]
        var cost = min(last[column + 1] + 1, current[column] + 1, last[column] + (same ? 0 : 1))
        if row > 0, column > 0, source[row] == target[column - 1],
          source[row - 1] == target[column]
        {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      beforeLast = last
      last = current
    }
    return last[target.count]
  }
}
