/// Finds the breaks of one file in its syntax tree. Some of them do not compile, which shows when
/// they are built.
struct BreakFinder {
  /// The path relative to the scene, such as `LoginInteractor.swift`.
  let file: String
  let code: BareCode
  /// The cases without a value in the scene's enums, each with the next one.
  let nextCases: [String: String]

  /// - Parameter own: the files to break, besides those that the learner edits.
  static func breaks(
    in scene: [SourceFile], of kata: Kata, and own: [String],
    reading syntax: any SyntaxWorkerLogic
  ) throws -> [Break] {
    let read = try syntax.read(scene, in: kata.sceneFolder)
    let paths = Set(own + kata.manifest.edit)
    var nextCases: [String: String] = [:]
    let nodes = read.flatMap(\.tree.nodes)
    for found in nodes.flatMap({ $0.descendants(kind: "decl.enum").reversed() }) {
      let cases = found.children.filter { $0.kind == "decl.enumcase" }.flatMap(\.children)
      let names = cases.map(\.name).filter { !$0.contains("(") }
      guard names.count > 1 else { continue }
      for (name, next) in zip(names, names.dropFirst() + names.prefix(1)) { nextCases[name] = next }
    }
    return zip(scene, read).filter { paths.contains($0.0.path) }.flatMap { source, read in
      BreakFinder(file: source.path, code: BareCode(read), nextCases: nextCases).breaks
    }
  }

  private var breaks: [Break] {
    let kinds: [(Break.Kind, [Break])] = [
      (.calls, calls + closures), (.answers, answers), (.conditions, conditions),
      (.exits, exits + tasks), (.assignments, assignments), (.references, references),
      (.arguments, arguments + shown), (.values, values),
    ]
    let all = kinds.flatMap { kind, found in found.map { (kind: kind, found: $0) } }
    var counts: [String: Int] = [:]
    return all.sorted { $0.found.range.lowerBound < $1.found.range.lowerBound }.map { kind, found in
      let count = counts[found.what, default: 0] + 1
      counts[found.what] = count
      var found = found
      found.kind = kind
      if count > 1 { found.what += " (\(count))" }
      return found
    }
  }

  /// - Parameter what: the mistake, without the name of the function or property around it.
  func broken(
    _ range: Range<Int>, as text: String, form: Break.Form? = nil, _ what: String
  ) -> Break {
    let place = code.place(of: range.lowerBound)
    return Break(
      file: file, line: place.line, what: (place.name.map { "in \($0), " } ?? "") + what,
      range: range, text: text, form: form)
  }

  /// A labelled argument replaced by the next one of the same call, the last by the one before.
  private var arguments: [Break] {
    code.source.calls.flatMap { call in
      swaps(
        call.arguments.filter { !$0.name.isEmpty && !code.text($0.bodyRange).hasPrefix("{") }
          .map { ($0.name, $0.bodyRange) }, .expression, "has the value of")
    }
  }

  /// A model's value that is set, as in `title.text = viewModel.title`, replaced by another one
  /// that the same function sets.
  private var shown: [Break] {
    struct Setting {
      /// Settings of the same kind can swap their values.
      let kind: [String?]
      let name: String
      let value: Range<Int>
    }
    let settings = code.source.chains.compactMap { place -> Setting? in
      let start = place.range.lowerBound
      guard place.isAssigned, code.beginsStatement(start) else { return nil }
      let end = code.statement(from: start).upperBound
      guard let value = code.source.chains(in: place.range.upperBound..<end).first,
        value.names.count > 1, value.range.upperBound == end
      else { return nil }
      return Setting(
        kind: [code.place(of: start).name, place.names.last, value.names[0]],
        name: place.names.joined(separator: "."), value: value.range)
    }
    return Dictionary(grouping: settings, by: \.kind).values.flatMap { alike in
      swaps(alike.map { ($0.name, $0.value) }, .expression, "has the value of")
    }
  }

  /// A switch case answered like the next one, the last like the one before.
  private var answers: [Break] {
    code.nodes.filter { $0.kind == "stmt.switch" }.flatMap { node in
      swaps(
        node.children.compactMap { child in
          code.colon(of: child).map { colon in
            let pattern = code.text(child.range.lowerBound..<colon)
            return (pattern.onOneLine, code.trimmed(colon + 1..<child.range.upperBound))
          }
        }, .statements, "is answered as")
    }
  }

  /// Each part replaced by the one after it, the last by the one before it.
  private func swaps(
    _ parts: [(name: String, range: Range<Int>)], _ form: Break.Form, _ how: String
  ) -> [Break] {
    guard parts.count > 1 else { return [] }
    return zip(parts, parts.dropFirst() + [parts[parts.count - 2]]).compactMap { own, other in
      let text = code.text(other.range)
      guard text != code.text(own.range) else { return nil }
      return broken(own.range, as: text, form: form, "\(own.name) \(how) \(other.name)")
    }
  }

  /// A condition negated, and a bound moved by one.
  private var conditions: [Break] {
    let clauses = decisions.flatMap(\.clauses).filter { !$0.binds }.map(\.range)
    let turned = clauses.map { clause in
      let text = code.text(clause)
      return broken(
        clause, as: "!(\(text))", form: .expression,
        "the condition `\(text.onOneLine)` is turned round")
    }
    let others = [
      "<": "<=", "<=": "<", ">": ">=", ">=": ">", "..<": "...", "...": "..<", "==": "!=",
      "!=": "==",
    ]
    let operators = code.source.tokens.compactMap { token -> Break? in
      let word = code.text(token.range)
      guard token.kind == "operator", let other = others[word] else { return nil }
      let isWhole = clauses.contains { $0.contains(token.range.lowerBound) }
      guard !isWhole || word != "==" && word != "!=" else { return nil }
      return broken(token.range, as: other, "`\(word)` is `\(other)`")
    }
    return turned + operators
  }

  /// The early exit of a guard or an if, dropped. A guard becomes an if, which may go on.
  private var exits: [Break] {
    decisions.compactMap { decision in
      guard let exit = exit(of: decision.body) else { return nil }
      let condition = decision.clauses.map { code.text($0.range) }
      let what = "it goes on after `\(condition.joined(separator: ", ").onOneLine)`"
      guard decision.node.kind == "stmt.guard" else {
        return broken(exit, as: "()", form: .statements, what)
      }
      guard !decision.clauses.contains(where: \.binds) else { return nil }
      let all = condition.map { "(\($0))" }.joined(separator: " && ")
      let body = code.text(decision.body.lowerBound..<exit.lowerBound) + "()"
      let rest = code.text(exit.upperBound..<decision.node.range.upperBound)
      return broken(
        decision.node.range, as: "if !(\(all)) \(body)\(rest)", form: .statements, what)
    }
  }

  /// The `return` or `throw` that ends a body, with its value.
  private func exit(of body: Range<Int>) -> Range<Int>? {
    let words = code.tokens("return", in: body) + code.tokens("throw", in: body)
    let end = code.trimmed(body.lowerBound..<body.upperBound - 1).upperBound
    return words.map(\.range.lowerBound).first {
      code.beginsStatement($0) && code.statement(from: $0).upperBound == end
    }.map { $0..<end }
  }

  private struct Decision {
    let node: SyntaxNode
    let body: Range<Int>
    let clauses: [(range: Range<Int>, binds: Bool)]
  }

  private var decisions: [Decision] {
    code.nodes.filter { ["stmt.if", "stmt.guard", "stmt.while"].contains($0.kind) }
      .compactMap { node in
        guard let start = code.source.tokens(in: node.range).first?.range.upperBound,
          let body = node.children.first(where: { $0.kind == "stmt.brace" })?.range
        else { return nil }
        let end =
          node.kind == "stmt.guard"
          ? code.tokens("else", in: start..<body.lowerBound).last?.range.lowerBound : nil
        let clauses = code.parts(of: start..<(end ?? body.lowerBound)).map { part in
          let first = code.text(part).prefix { $0.isLetter || $0 == "#" }
          return (part, ["let", "var", "case"].contains(first) || first.hasPrefix("#"))
        }
        return Decision(node: node, body: body, clauses: clauses)
      }
  }

  private var assignments: [Break] {
    code.source.chains.compactMap { chain in
      guard chain.isAssigned, code.beginsStatement(chain.range.lowerBound) else { return nil }
      let range = code.statement(from: chain.range.lowerBound)
      // An initialiser that sets a property only sometimes does not compile, so it is not woven.
      let isInitial = code.place(of: range.lowerBound).name?.hasPrefix("init") == true
      return broken(
        range, as: "()", form: isInitial ? nil : .statements,
        "\(chain.names.joined(separator: ".")) is not set")
    }
  }

  /// A weak or unowned reference of a property or a closure, held in another way.
  private var references: [Break] {
    let properties = code.nodes.filter(\.isProperty).flatMap { property in
      property.attributes.flatMap { attribute -> [Break] in
        let word = code.text(attribute.range)
        func held(_ other: String, _ how: String) -> Break {
          broken(attribute.range, as: other, "the \(property.name.inWords) is held \(how)")
        }
        if word.hasPrefix("unowned") { return [held("", "strongly, not \(word)")] }
        guard word == "weak" else { return [] }
        return [held("", "strongly, not weakly"), held("unowned", "unowned, not weakly")]
      }
    }
    let tokens = code.source.tokens
    let captures = zip(tokens, tokens.dropFirst()).flatMap { word, held -> [Break] in
      let name = code.text(held.range)
      guard code.text(word.range) == "weak", word.kind == "attribute.builtin",
        held.kind == "identifier" || name == "self"
      else { return [] }
      let range = word.range.lowerBound..<word.range.upperBound + 1 + name.utf8.count
      return [("", "strongly"), ("unowned ", "unowned")].map { how, said in
        broken(
          range, as: "\(how)\(name) = \(name) as Optional",
          "the closure holds \(name) \(said), not weakly")
      }
    }
    return properties + captures
  }

  /// A flag negated, and an enum case replaced by the next one.
  private var values: [Break] {
    let flags = code.source.tokens.compactMap { token -> Break? in
      let word = code.text(token.range)
      guard token.kind == "keyword", word == "true" || word == "false",
        code.place(of: token.range.lowerBound).name != nil,
        // Only a user sees the difference.
        !code.text(0..<token.range.lowerBound).hasSuffix("animated: ")
      else { return nil }
      let other = word == "true" ? "false" : "true"
      return broken(token.range, as: other, form: .expression, "`\(word)` is `\(other)`")
    }
    let patterns = code.nodes.compactMap { node in
      code.colon(of: node).map { node.range.lowerBound..<$0 }
    }
    let cases = code.source.chains.compactMap { chain -> Break? in
      let end = chain.range.upperBound
      let start = chain.range.lowerBound - (chain.startsWithDot ? 1 : 0)
      let name = chain.names[chain.names.count - 1]
      // After `case`, `catch` or `is` it is a pattern, too.
      let before = code.source.tokens(in: 0..<start).last.map { code.text($0.range) } ?? ""
      guard !chain.isCalled, let next = nextCases[name],
        chain.startsWithDot && chain.names.count == 1 || chain.names[0].first?.isUppercase == true,
        !patterns.contains(where: { $0.contains(start) }),
        !["case", "catch", "is"].contains(before)
      else { return nil }
      let type = code.text(start..<end - name.utf8.count)
      return broken(start..<end, as: type + next, form: .expression, ".\(name) is .\(next)")
    }
    return flags + cases
  }
}

extension String {
  /// Turns `viewController` into `view controller`.
  var inWords: String {
    reduce(into: "") { words, letter in
      words += letter.isUppercase ? " \(letter.lowercased())" : String(letter)
    }
  }

  fileprivate var onOneLine: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
