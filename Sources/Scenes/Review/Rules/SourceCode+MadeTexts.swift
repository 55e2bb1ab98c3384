/// Finds texts for people that code makes.
extension SourceCode {
  private static let walks: Set = [
    "map", "compactMap", "flatMap", "reduce", "append", "Dictionary", "Array",
    "insert",
  ]
  private static let makers: Set = [
    "uppercased", "capitalized", "localizedUppercase", "localizedCapitalized",
    "localizedStringWithFormat", "replacingOccurrences",
  ]
  static let cuts: Set = ["prefix", "suffix", "dropFirst", "dropLast", "filter"]

  /// `"\(count) left"`, `names.joined(separator: ", ")`, `String(count)` and `"Nothing found"`.
  func madeText(in range: Range<Int>) -> Int? {
    let others = outerCalls(in: range).filter { !passesArgumentsThrough($0) }
    func isOutside(_ offset: Int) -> Bool {
      !others.contains { $0.bodyRange.contains(offset) }
    }
    let text = tokens(in: range).first { token in
      isOutside(token.range.lowerBound)
        && (token.kind == "string_interpolation_anchor" && !isOfCode(after: token)
          || token.kind == "string" && (isWords(token) || isJoined(token)))
    }
    let call = outerCalls(in: range).first { makesText($0) }
    let property = chains(in: range).first { chain in
      !chain.isCalled && chain.names.count > 1
        && (Self.makers.contains(chain.lastName)
          || chain.names.suffix(2) == ["count", "description"])
        && isOutside(chain.start)
    }
    return (text?.range ?? call?.range ?? property?.range)?.lowerBound
  }

  /// `"Late"`, `Texts.late`
  func isConstantText(_ range: Range<Int>) -> Bool {
    guard let chain = chains(in: range).first else {
      return tokens(in: range).contains { token in
        token.kind == "string" && text(token).contains { !"\" ".contains($0) }
      }
    }
    return chain.range == range && chain.names.count > 1
      && chain.names[0].first?.isUppercase == true
  }

  /// For people: `"Nothing found"`, `"Late"`, `"★"` and `"5 %"`, not `"car.fill"` or
  /// `"order_late"`.
  private func isWords(_ token: SyntaxToken) -> Bool {
    let text = text(token).filter { $0 != "\"" }
    guard !text.contains("_"), !text.contains("://"), !isLabel(token) else { return false }
    let start = text.prefix(2)
    return text.contains(" ") && text.contains(where: \.isLetter)
      || text.contains { !$0.isASCII && !$0.isLetter || "$%".contains($0) }
      || start.count == 2 && start.first?.isUppercase == true && start.last?.isLowercase == true
        && !text.contains(".")
  }

  /// `"-"` of `first + "-" + last`
  private func isJoined(_ token: SyntaxToken) -> Bool {
    signs.before(token.range.lowerBound) == "+" || signs.after(token.range.upperBound).sign == "+"
  }

  /// `"\(order.id)"`
  private func isOfCode(after anchor: SyntaxToken) -> Bool {
    let start = anchor.range.upperBound
    let end = min(start + 40, bytes.count)
    // An interpolation has an anchor at both ends.
    return text(anchor) == ")"
      || chains(in: start..<end).first.map {
        $0.range.lowerBound < start + 3 && InteractorTexts.isForCode($0.lastName)
      } == true
  }

  /// Whether it is the key of a dictionary, in a comparison, or the pattern of a `case`.
  private func isLabel(_ token: SyntaxToken) -> Bool {
    signs.after(token.range.upperBound).sign == ":" && signs.before(token.range.lowerBound) != "?"
      || signs.after(token.range.upperBound).sign.compares
      || signs.before(token.range.lowerBound).compares
      || word(before: token.range.lowerBound) == "case"
  }

  /// The calls that are in no other call, except in one that passes them through, such as `map`.
  func outerCalls(in range: Range<Int>) -> [SyntaxNode] {
    let calls = calls(in: range)
    return calls.filter { call in
      !calls.contains {
        $0.bodyRange.contains(call.range.lowerBound) && $0.range != call.range
          && !passesArgumentsThrough($0)
      }
    }
  }

  /// Whether what is in a call becomes a part of its result.
  func passesArgumentsThrough(_ call: SyntaxNode) -> Bool {
    Self.walks.contains(call.name.lastName)
      || ["String", "Array", "Dictionary"].contains(call.name) && call.labels == [""]
  }

  private func makesText(_ call: SyntaxNode) -> Bool {
    let name = call.name.lastName
    let isText =
      call.name == "String"
      && (["repeating", "describing"].contains(call.labels.first)
        || call.labels == [""]
          && !Self.cuts.contains(chains(in: call.bodyRange).last?.lastName ?? ""))
    return isText || Self.makers.contains(name)
      || name == "joined" && call.labels == ["separator"] || call.name.contains("Formatter.")
      || call.name == "NSString" && call.labels.first == "format"
  }
}
