/// The text of a Swift array that is not empty, `[.a(1, 2), .b]`, taken apart.
struct ListText {
  private(set) var elements: [String] = []

  init?(_ text: String) {
    guard text.hasPrefix("["), text.hasSuffix("]"), text.count > 2 else { return nil }
    var element = ""
    var depth = 0
    var isQuoted = false
    var isEscaped = false
    for character in text.dropFirst().dropLast() {
      if character == ",", depth == 0, !isQuoted {
        elements.append(element.withoutLeadingSpace)
        element = ""
        continue
      }
      element.append(character)
      if character == "\"", !isEscaped { isQuoted.toggle() }
      isEscaped = character == "\\" && !isEscaped
      guard !isQuoted else { continue }
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      // It was no list, but `[…] and […]`.
      if depth < 0 { return nil }
    }
    guard depth == 0, !isQuoted else { return nil }
    elements.append(element.withoutLeadingSpace)
  }
}

extension String {
  fileprivate var withoutLeadingSpace: String { String(drop { $0 == " " }) }
}
