/// What an interactor hands on, and whether it is a text for people.
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

  /// `.init(…)`, `.failure(…)` and `Login.Failure(…)`; what an error says is for developers.
  private func isMade(_ call: SyntaxNode) -> Bool {
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

  /// Where a value is a text of several words or a localised one, or one of a
  /// ternary or a `??` is.
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

/// Where an interactor makes a text of plain values.
extension WordingReader {
  /// `func left(_ tasks: [Task]) -> String { "\(tasks.count) left" }`, and one of several words, whose
  /// answer the interactor hands on.
  func makesText(_ routine: Routine) -> Bool {
    guard !Self.isForCode(routine.baseName) else { return false }
    let words = routine.tokens.filter { token in
      token.kind == "string" && word(in: token.range, of: routine.file) != nil
    }
    return words.count > 1
      || madeText(in: routine.range, for: routine.baseName, of: routine.file) != nil
  }

  /// Where an answer of its own method becomes a value, or goes into a response.
  func handsOn(_ chain: Chain, in routine: Routine) -> Bool {
    let around = routine.file.calls(in: routine.range).filter {
      $0.bodyRange.contains(chain.range.lowerBound) && !Self.walks.contains($0.name.lastName)
    }
    return around.allSatisfy { isForPresenter($0, in: routine) || isMade($0) }
  }

  private static let walks: Set = ["map", "compactMap", "flatMap", "reduce"]

  /// `.init(lines: tasks.map { "\($0.title): \($0.count)" })`, also of a row that it makes for that.
  func textsMade(for call: SyntaxNode, in routine: Routine) -> [Int] {
    let file = routine.file
    return call.arguments.flatMap { argument -> [Int] in
      let body = argument.bodyRange
      let name = argument.name.isEmpty ? call.name.lastName : argument.name
      if let local = file.chains(in: body).first, local.range == body, local.names.count == 1 {
        return routine.values(of: local).compactMap { madeText(in: $0, for: name, of: file) }
      }
      let rows = outerCalls(in: body, of: file).filter { isMade($0) && !Self.isOfSystem($0.name) }
      return [madeText(in: body, for: name, of: file)].compactMap { $0 }
        + rows.flatMap { textsMade(for: $0, in: routine) }
    }
  }

  /// `response.subtitle = "\(count) left"`
  func textsMade(forPropertyOf response: Chain, in routine: Routine) -> Int? {
    guard response.isAssigned, response.names.count == 2, !response.isOnSelf,
      let local = routine.variable(response.names[0], before: response.range.lowerBound),
      (local.type ?? local.source?.constructedType)?.names.first?.contains("Response") == true
    else { return nil }
    return routine.file.value(givenTo: response).flatMap {
      text(in: $0, of: routine.file)
        ?? madeText(in: $0, for: response.lastName, of: routine.file)
    }
  }

  /// `"\(count) left"`, `names.joined(separator: ", ")` and `String(count)`, not what an `id` or a
  /// `url` is made of.
  func madeText(in range: Range<Int>, for name: String, of file: SourceCode) -> Int? {
    guard !Self.isForCode(name) else { return nil }
    let others = outerCalls(in: range, of: file).filter {
      !makesText($0, in: file) && !Self.walks.contains($0.name.lastName)
    }
    let blank = file.tokens(in: range).first { token in
      token.kind == "string_interpolation_anchor"
        && !others.contains { $0.bodyRange.contains(token.range.lowerBound) }
    }
    let made = outerCalls(in: range, of: file).first { makesText($0, in: file) }
    return (blank?.range ?? made?.range)?.lowerBound
  }

  /// What an `id`, a `url` or an `imageName` is called, not a `title`.
  static func isForCode(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["image", "icon", "symbol", "color", "sound", "identifier", "hash", "url"]
      .contains(where: name.contains)
      || ["id", "ids", "uuid", "key", "path", "link", "query", "token", "code", "log", "data"]
        .contains(where: name.hasSuffix)
  }

  /// Those that stand in no other call than in a closure of `map`.
  private func outerCalls(in range: Range<Int>, of file: SourceCode) -> [SyntaxNode] {
    let calls = file.calls(in: range)
    return calls.filter { call in
      !calls.contains {
        $0.bodyRange.contains(call.range.lowerBound) && $0.range != call.range
          && !Self.walks.contains($0.name.lastName)
      }
    }
  }

  private func makesText(_ call: SyntaxNode, in file: SourceCode) -> Bool {
    let name = call.name.lastName
    return ["uppercased", "capitalized"].contains(name) || ownFormats.contains(name)
      || name == "joined" && call.labels == ["separator"]
      || call.name == "String" && call.labels == [""]
        && !["prefix", "suffix", "dropFirst", "dropLast", "filter"].contains(
          file.chains(in: call.bodyRange).last?.lastName)
  }

  private static func isOfSystem(_ name: String) -> Bool {
    ["URL", "URLRequest", "URLComponents", "Data", "Date", "UUID", "String"].contains(name)
      || name.hasPrefix("NS")
  }
}
