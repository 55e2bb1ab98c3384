extension BreakFinder {
  /// A call dropped, made twice, or made after the one that follows it.
  var calls: [Break] {
    let calls = statementCalls
    let single = calls.flatMap { call -> [Break] in
      let text = code.text(call.range)
      let dropped = broken(call.range, as: "()", form: .statements, call.said("is not called"))
      guard !call.onlySetsUp else { return [dropped] }
      let doubled = broken(
        call.range, as: "\(text); \(text)", form: .statements, call.said("is called twice"))
      return [dropped, doubled]
    }
    let swapped = zip(calls, calls.dropFirst()).compactMap { first, second -> Break? in
      let texts = (code.text(first.range), code.text(second.range))
      guard !first.isWiring, !second.isWiring,
        first.range.upperBound <= second.range.lowerBound, texts.0 != texts.1,
        code.trimmed(first.range.upperBound..<second.range.lowerBound).isEmpty
      else { return nil }
      return broken(
        first.range.lowerBound..<second.range.upperBound, as: "\(texts.1); \(texts.0)",
        form: .statements,
        "\(second.method) is called before \(first.method)")
    }
    return single + swapped
  }

  private struct StatementCall {
    /// The call, including `try` and `await`.
    let range: Range<Int>
    /// The receiver and the method without `self`, such as `presenter`, `presentLoading`.
    let names: [String]
    /// The call as it is written, or only its method if that is long.
    let shown: String

    var method: String { names[names.count - 1] }

    /// Whether the screen is the same if it is called twice, or a moment later.
    var onlySetsUp: Bool {
      [
        "setTitle", "addSubview", "addArrangedSubview", "removeFromSuperview", "startAnimating",
        "stopAnimating",
      ].contains(method)
    }

    /// Whether it makes no difference to call it a moment earlier or later.
    var isWiring: Bool { onlySetsUp || method == "addAction" }

    func said(_ what: String) -> String {
      names.count == 1
        ? "`\(shown)` \(what)" : "the \(names[names.count - 2].inWords) \(what) (\(method))"
    }
  }

  /// The calls that are statements, on any receiver. Calls of `super` do not count, nor does
  /// `Task { … }`, of which only the content counts.
  private var statementCalls: [StatementCall] {
    code.source.calls.compactMap { call in
      let start = code.source.tokens(in: 0..<call.range.lowerBound).reversed()
        .prefix { ["try", "await", "_"].contains(code.text($0.range)) }
        .reduce(call.range.lowerBound) { start, word in
          let isBefore = code.text(word.range.upperBound..<start).allSatisfy { " ?!=".contains($0) }
          return isBefore ? word.range.lowerBound : start
        }
      guard code.beginsStatement(start), code.endsStatement(call.range.upperBound) else {
        return nil
      }
      let path = code.text(call.nameRange).split(separator: ".").map {
        String($0.filter { $0.isLetter || $0.isNumber || $0 == "_" })
      }
      let names = path.first == "self" ? path.dropFirst() : path[...]
      guard let method = names.last, method.first?.isLowercase == true, path[0] != "super",
        !["print", "assert", "precondition", "fatalError"].contains(method)
      else { return nil }
      let written = code.text(call.range)
      return StatementCall(
        range: start..<call.range.upperBound, names: Array(names.suffix(2)),
        shown: written.count > 50 || written.contains("\n") ? method : written)
    }
  }
}
