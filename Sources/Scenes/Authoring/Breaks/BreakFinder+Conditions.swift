/// Where code decides: conditions, bounds, cases, and what ends early.
extension BreakFinder {
  /// A switch's case answered as the next one, the last as the one before.
  var answers: [Break] {
    code.nodes.filter { $0.kind == "stmt.switch" }.flatMap { node -> [Break] in
      let cases = node.children.compactMap { child in
        code.colon(of: child).map { colon in
          (
            pattern: code.text(child.range.lowerBound..<colon),
            body: code.trimmed(colon + 1..<child.range.upperBound)
          )
        }
      }
      return cases.withNeighbours.compactMap { own, other in
        let answer = code.text(other.body)
        guard answer != code.text(own.body) else { return nil }
        return broken(
          own.body, as: answer, "\(own.pattern.onOneLine) is answered as \(other.pattern.onOneLine)"
        )
      }
    }
  }

  /// A condition turned round, and a bound moved by one.
  var conditions: [Break] {
    let clauses = decisions.flatMap(\.clauses).filter { !$0.binds }
    let turned = clauses.map { clause in
      let text = code.text(clause.range)
      return broken(
        clause.range, as: "!(\(text))", "the condition `\(text.onOneLine)` is turned round")
    }
    let others = [
      "<": "<=", "<=": "<", ">": ">=", ">=": ">", "..<": "...", "...": "..<", "==": "!=",
      "!=": "==",
    ]
    let operators = code.source.tokens.compactMap { token -> Break? in
      let word = code.text(token.range)
      guard token.kind == "operator", let other = others[word] else { return nil }
      let isWhole = clauses.contains { $0.range.contains(token.range.lowerBound) }
      guard !word.hasSuffix("==") && word != "!=" || !isWhole else { return nil }
      return broken(token.range, as: other, "`\(word)` is `\(other)`")
    }
    return turned + operators
  }

  /// What ends a guard or an if early, dropped. A guard becomes an if, which may go on.
  var exits: [Break] {
    decisions.compactMap { decision in
      guard let body = decision.node.children.first(where: { $0.kind == "stmt.brace" }),
        let exit = exit(of: body)
      else { return nil }
      let condition = decision.clauses.map { code.text($0.range) }
      let what = "it goes on after `\(condition.joined(separator: ", ").onOneLine)`"
      guard decision.node.kind == "stmt.guard" else { return broken(exit, as: "()", what) }
      guard !decision.clauses.contains(where: \.binds) else { return nil }
      let all = condition.map { "(\($0))" }.joined(separator: " && ")
      return broken(
        decision.node.range.lowerBound..<exit.upperBound,
        as: "if !(\(all)) " + code.text(body.range.lowerBound..<exit.lowerBound) + "()", what)
    }
  }

  /// A flag turned round, and a case of an enum replaced by the next one.
  var values: [Break] {
    let patterns = code.nodes.compactMap { node in
      code.colon(of: node).map { node.range.lowerBound..<$0 }
    }
    let flags = code.source.tokens.compactMap { token -> Break? in
      let word = code.text(token.range)
      guard token.kind == "keyword", word == "true" || word == "false",
        code.place(of: token.range.lowerBound).name != nil
      else { return nil }
      let other = word == "true" ? "false" : "true"
      return broken(token.range, as: other, "`\(word)` is `\(other)`")
    }
    let cases = code.source.chains.compactMap { chain -> Break? in
      let name = chain.names[chain.names.count - 1]
      guard !chain.isCalled, let next = nextCases[name],
        chain.startsWithDot && chain.names.count == 1 || chain.names[0].first?.isUppercase == true,
        !patterns.contains(where: { $0.contains(chain.range.lowerBound) }), !isPattern(chain)
      else { return nil }
      let end = chain.range.upperBound
      return broken(end - name.utf8.count..<end, as: next, ".\(name) is .\(next)")
    }
    return flags + cases
  }

  private struct Decision {
    let node: SyntaxNode
    /// What stands between commas.
    let clauses: [(range: Range<Int>, binds: Bool)]
  }

  private var decisions: [Decision] {
    code.nodes.filter { ["stmt.if", "stmt.guard", "stmt.while"].contains($0.kind) }
      .compactMap { node in
        guard let keyword = code.source.tokens(in: node.range).first,
          let body = node.children.first(where: { $0.kind == "stmt.brace" })
        else { return nil }
        let start = keyword.range.upperBound
        let end =
          node.kind == "stmt.guard"
          ? code.tokens("else", in: start..<body.range.lowerBound).last?.range.lowerBound : nil
        let clauses = code.parts(of: start..<(end ?? body.range.lowerBound)).map { part in
          let first = code.text(part).prefix { $0.isLetter || $0 == "#" }
          return (part, ["let", "var", "case"].contains(first) || first.hasPrefix("#"))
        }
        return Decision(node: node, clauses: clauses)
      }
  }

  /// The `return` or `throw` that ends a body, with its value.
  private func exit(of body: SyntaxNode) -> Range<Int>? {
    let words = code.tokens("return", in: body.range) + code.tokens("throw", in: body.range)
    let end = code.trimmed(body.range.lowerBound..<body.range.upperBound - 1).upperBound
    return words.map { $0.range.lowerBound }.first {
      code.beginsStatement($0) && code.statement(from: $0).upperBound == end
    }.map { $0..<end }
  }

  /// Whether `case`, `catch` or a comma of such a list stands before it.
  private func isPattern(_ chain: Chain) -> Bool {
    let before = code.source.tokens.prefix { $0.range.upperBound <= chain.range.lowerBound }
    return before.last.map { ["case", "catch", "is"].contains(code.text($0.range)) } ?? false
  }
}

extension String {
  fileprivate var onOneLine: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
