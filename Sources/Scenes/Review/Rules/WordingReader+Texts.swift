/// Finds texts for people in what an interactor passes on.
extension WordingReader {
  /// Where an argument of a response, or of a value made for it, is a text for people.
  func texts(handedTo call: SyntaxNode, in routine: Routine) -> [Int] {
    let file = routine.file
    return call.arguments.flatMap { argument -> [Int] in
      let body = argument.bodyRange
      if let made = argument.children.first(where: { $0.kind == "expr.call" && $0.range == body }),
        isMade(made)
      {
        return texts(handedTo: made, in: routine)
      }
      let isLabelled = ["title", "message", "text"].contains(
        where: (argument.name.isEmpty ? call.name : argument.name).lowercased().hasSuffix)
      func told(in range: Range<Int>, of file: SourceCode) -> Int? {
        text(in: range, of: file)
          ?? (isLabelled ? word(in: range, of: file) ?? chosenWord(in: range, of: file) : nil)
      }
      if let text = told(in: body, of: file) { return [text] }
      if let made = file.calls(in: body).first(where: {
        $0.range.upperBound == body.upperBound && $0.name.hasPrefix(".") && isMade($0)
      }) {
        return texts(handedTo: made, in: routine)
      }
      guard let chain = file.chains(in: body).first, chain.range == body else { return [] }
      if let (file, range) = constant(chain, file) {
        return told(in: range, of: file) == nil ? [] : [body.lowerBound]
      }
      guard chain.names.count == 1 else { return [] }
      return routine.values(of: chain).compactMap { told(in: $0, of: file) }
    }
  }

  /// `.init(…)`, `.failure(…)` and `Login.Failure(…)`; the text of an error is for developers.
  func isMade(_ call: SyntaxNode) -> Bool {
    let name = call.name.lastName
    return (call.name.hasPrefix(".") || name.first?.isUppercase == true)
      && !name.hasSuffix("Error") && !Self.isLocaliser(call.name, by: ownLocalisers)
  }

  /// `title: "Home"`, not `message: "home_title"`
  private func word(in range: Range<Int>, of file: SourceCode) -> Int? {
    let text = file.text(range)
    let isWord =
      text.hasPrefix("\"") && text.hasSuffix("\"") && !text.contains("_")
      && text.dropFirst().first?.isUppercase == true
    return isWord && text.dropFirst(2).first?.isLowercase == true ? range.lowerBound : nil
  }

  /// `orders.isEmpty ? "Nothing" : "Some"`
  private func chosenWord(in range: Range<Int>, of file: SourceCode) -> Int? {
    file.tokens(in: range).first { token in
      token.kind == "string" && file.signs.before(token.range.lowerBound) == "?"
        && word(in: token.range, of: file) != nil
    }?.range.lowerBound
  }

  /// Where a value, or a branch of its ternary or `??`, is a localised text or one of several
  /// words.
  private func text(in range: Range<Int>, of file: SourceCode) -> Int? {
    guard !range.isEmpty, file.bytes.indices.contains(range.lowerBound),
      !"[{".utf8.contains(file.bytes[range.lowerBound])
    else { return nil }
    let chains = file.chains(in: range)
    if let described = chains.first(where: {
      Self.descriptions.contains($0.lastName) && ($0.names.count > 1 || $0.startsWithDot)
    }) {
      return described.range.lowerBound
    }
    let calls = file.calls(in: range)
    let tokens = file.tokens(in: range)
    return tokens.indices.first { index in
      let start = tokens[index].range.lowerBound
      let sign = file.signs.before(start)
      guard
        file.signs.last(before: start) <= range.lowerBound || sign.last.map("?:+".contains) == true,
        !calls.contains(where: { $0.bodyRange.contains(start) })
      else { return false }
      if let chain = chains.first(where: { $0.range.lowerBound == start }) {
        return Self.isLocalised(chain, by: ownLocalisers)
      }
      guard tokens[index].kind == "string" else { return false }
      let goesOn = calls.contains { $0.range.lowerBound == start }
      return chains.contains { $0.names == ["localized"] }
        || !goesOn && sign == "??" && word(in: tokens[index].range, of: file) != nil
        || !goesOn
          && tokens[index...].contains { $0.kind == "string" && file.text($0).contains(" ") }
    }.map { tokens[$0].range.lowerBound }
  }
}
