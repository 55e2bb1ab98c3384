/// A text with quotes and brackets in it, such as Swift's description of a value.
struct NestedText {
  let characters: [Character]
  /// How many brackets and quotes are around each character; a bracket is not within itself.
  let depths: [Int]
  let isQuoted: [Bool]

  /// Nil if the quotes or the brackets do not match.
  init?(_ text: some StringProtocol) {
    characters = Array(text)
    var depths: [Int] = []
    var isQuoted: [Bool] = []
    var depth = 0
    var isInside = false
    var isEscaped = false
    for character in characters {
      let ends = isInside ? character == "\"" && !isEscaped : ")]}".contains(character)
      if ends { depth -= 1 }
      guard depth >= 0 else { return nil }
      depths.append(depth)
      isQuoted.append(isInside && !ends)
      let begins = !isInside && "([{\"".contains(character)
      if begins { depth += 1 }
      isEscaped = isInside && character == "\\" && !isEscaped
      if character == "\"", begins || ends { isInside.toggle() }
    }
    guard depth == 0 else { return nil }
    self.depths = depths
    self.isQuoted = isQuoted
  }

  /// Splits the text at the separators that are in no bracket and no quote.
  func parts(separatedBy separator: String) -> [String] {
    let mark = Array(separator)
    var parts: [String] = []
    var start = 0
    var index = 0
    while index < characters.count {
      if depths[index] == 0, characters[index...].starts(with: mark) {
        parts.append(String(characters[start..<index]))
        index += mark.count
        start = index
      } else {
        index += 1
      }
    }
    return parts + [String(characters[start...])]
  }

  /// The index at which the bracket or quote that opens at an index is closed.
  func end(of index: Int) -> Int {
    let next = depths.indices.dropFirst(index + 1).first { depths[$0] == depths[index] }
    return next ?? index
  }
}
