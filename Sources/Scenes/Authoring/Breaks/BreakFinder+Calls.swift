/// Calls that are statements, and what is handed over in calls.
extension BreakFinder {
  /// A call dropped, made twice, or made after the one that follows it.
  var calls: [Break] {
    let calls = toldCalls
    let single = calls.flatMap { call -> [Break] in
      let text = code.text(call.range)
      return [
        broken(call.range, as: "()", call.said("is not called")),
        broken(call.range, as: "\(text); \(text)", call.said("is called twice")),
      ]
    }
    let pairs = zip(calls, calls.dropFirst()).filter { first, second in
      first.range.upperBound <= second.range.lowerBound
        && code.trimmed(first.range.upperBound..<second.range.lowerBound).isEmpty
        && code.text(first.range) != code.text(second.range)
    }
    let swapped = pairs.map { first, second in
      broken(
        first.range.lowerBound..<second.range.upperBound,
        as: "\(code.text(second.range)); \(code.text(first.range))",
        "\(second.method) is called before \(first.method)")
    }
    return single + swapped
  }

  /// A labelled argument replaced by the next one of the same call, the last by the one before.
  var arguments: [Break] {
    code.source.calls.flatMap { call -> [Break] in
      let arguments = call.arguments.filter {
        !$0.name.isEmpty && !code.text($0.bodyRange).hasPrefix("{")
      }
      return arguments.withNeighbours.compactMap { argument, other in
        let value = code.text(other.bodyRange)
        guard value != code.text(argument.bodyRange) else { return nil }
        return broken(
          argument.bodyRange, as: value, "\(argument.name) has the value of \(other.name)")
      }
    }
  }

  private struct ToldCall {
    /// With `try` and `await`.
    let range: Range<Int>
    /// Without `self`, such as `presenter`, `presentLoading`.
    let names: [String]
    /// The call of a method of one's own as it is written, where that is short.
    let shown: String

    var method: String { names[names.count - 1] }

    func said(_ what: String) -> String {
      names.count == 1
        ? "`\(shown)` \(what)" : "the \(names[names.count - 2].inWords) \(what) (\(method))"
    }
  }

  /// The calls that are statements, whoever is called; `Task { … }`, which is what lies in it, and
  /// `super`, are none.
  private var toldCalls: [ToldCall] {
    code.source.calls.compactMap { call in
      guard let range = wholeStatement(call.range) else { return nil }
      let path = code.text(call.nameRange).split(separator: ".").map {
        String($0.filter { $0.isLetter || $0.isNumber || $0 == "_" })
      }
      let names = path.first == "self" ? path.dropFirst() : path[...]
      guard let method = names.last, method.first?.isLowercase == true, path[0] != "super",
        !["print", "assert", "precondition", "fatalError"].contains(method)
      else { return nil }
      let written = code.text(call.range)
      return ToldCall(
        range: range, names: Array(names.suffix(2)),
        shown: written.count > 50 || written.contains("\n") ? method : written)
    }
  }

  private func wholeStatement(_ call: Range<Int>) -> Range<Int>? {
    var start = call.lowerBound
    while let word = code.source.tokens[
      ..<code.source.tokens.firstIndex(after: start - 1) {
        $0.range.lowerBound
      }
    ].last,
      ["try", "await", "_"].contains(code.text(word.range)),
      code.text(word.range.upperBound..<start).allSatisfy({ " ?!=".contains($0) })
    {
      start = word.range.lowerBound
    }
    guard code.beginsStatement(start), code.endsStatement(call.upperBound) else { return nil }
    return start..<call.upperBound
  }
}
