/// Breaks of what is meant to happen later.
extension BreakFinder {
  /// `return Task { … }`, or a body that is only a task: the caller gets an empty one instead.
  var tasks: [Break] {
    let returned = code.tokens("return", in: 0..<code.source.bytes.count).compactMap {
      word -> Break? in
      guard code.beginsStatement(word.range.lowerBound) else { return nil }
      let whole = code.statement(from: word.range.lowerBound)
      return unreturned(code.trimmed(word.range.upperBound..<whole.upperBound), in: whole)
    }
    let only = code.nodes.compactMap { node -> Break? in
      guard node.isFunction, let start = node.children.first?.range.lowerBound else { return nil }
      let body = code.trimmed(node.bodyRange)
      let head = code.text(node.range.lowerBound..<node.bodyRange.lowerBound)
      guard head.contains("-> Task<"), start == body.lowerBound,
        code.statement(from: start) == body
      else { return nil }
      return unreturned(body, in: body, form: nil)
    }
    return returned + only
  }

  private func unreturned(
    _ task: Range<Int>, in whole: Range<Int>, form: Break.Form? = .statements
  ) -> Break? {
    let text = code.text(task)
    guard isTask(code.source.calls.first { $0.range == task }), text != "Task {}" else {
      return nil
    }
    return broken(whole, as: "_ = \(text); return Task {}", form: form, "the task is not returned")
  }

  /// Whether it is `Task { … }`, `Task.detached { … }` or `Task<Void, Never> { … }`.
  private func isTask(_ call: SyntaxNode?) -> Bool {
    call?.name.prefix { $0.isLetter } == "Task"
  }

  /// A closure that is passed as an argument, called before it is passed.
  var closures: [Break] {
    code.source.calls.filter { !isTask($0) }.flatMap { call in
      call.arguments.compactMap { argument -> Break? in
        guard let closure = closureWithoutValues(argument.bodyRange),
          let whole = statement(around: argument.bodyRange)
        else { return nil }
        let text = code.text(whole)
        let declares = text.hasPrefix("let ") || text.hasPrefix("var ")
        return broken(
          whole, as: "_ = \(closure)(); \(text)", form: declares ? nil : .statements,
          "the closure of `\(call.name)` is called before its time")
      }
    }
  }

  /// Turns `{ [weak self] _ in … }` into `{ [weak self] in … }`, which can be called. Nil if the
  /// closure uses a value that it is given.
  private func closureWithoutValues(_ range: Range<Int>) -> String? {
    let text = code.text(range)
    guard text.hasPrefix("{"), text.hasSuffix("}") else { return nil }
    let inside = range.lowerBound + 1..<range.upperBound - 1
    guard !code.trimmed(inside).isEmpty else { return nil }
    guard let word = code.tokens("in", in: inside).first,
      !code.text(inside.lowerBound..<word.range.lowerBound).contains("\n")
    else { return text.contains("$0") ? nil : text }
    let head = code.text(inside.lowerBound..<word.range.lowerBound)
    let captures = head.contains("]") ? head.prefix { $0 != "]" } + "]" : ""
    guard ["", "_", "()"].contains(head.dropFirst(captures.count).trimmed) else { return nil }
    let body = code.text(word.range.upperBound..<inside.upperBound)
    return "{ \(captures.trimmed) in\(body)}"
  }

  /// The innermost statement that begins before a range and holds all of it.
  private func statement(around range: Range<Int>) -> Range<Int>? {
    let before = code.source.tokens(in: 0..<range.lowerBound).reversed()
    return before.lazy.map(\.range.lowerBound).first { code.beginsStatement($0) }
      .map(code.statement).flatMap { $0.upperBound >= range.upperBound ? $0 : nil }
  }
}
