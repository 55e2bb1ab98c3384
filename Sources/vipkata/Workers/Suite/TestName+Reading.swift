extension TestName {
  /// `Suite.test` on Linux, `-[Module.Suite test]` on macOS, where the name of a test that is
  /// asynchronous or throws may end as Objective-C has it.
  init(xctest name: String) {
    let words = name.split { (sign: Character) in "-[]. ".contains(sign) }.map(String.init)
    var function = words.last ?? name
    for ending in ["WithCompletionHandler:", "AndReturnError:"] where function.hasSuffix(ending) {
      function.removeLast(ending.count)
    }
    self.init(suite: words.dropLast().last ?? "", function: function)
  }

  /// From an id such as `LoginTests.Outer/Inner/works(_:)/File.swift:11:29`. A name in
  /// backticks may hold any of those marks.
  init(swiftTesting id: String) {
    var parts = id.matches(of: /(?:`[^`]*`|[^\/`])+/).map { String($0.output) }
    if let last = parts.last, last.contains(".swift:") { parts.removeLast() }
    if let first = parts.first, let dot = first.firstIndex(of: ".") {
      parts[0] = String(first[first.index(after: dot)...])
    }
    let function = parts.popLast() ?? id
    self.init(
      suite: parts.map(\.nameWithoutBackticks).joined(separator: "."),
      function: function.nameWithoutBackticks)
  }
}

extension String {
  /// The name of a declaration as people write it: `` `adds (twice)`() `` is
  /// "adds (twice)", `adds(_:)` is "adds".
  var nameWithoutBackticks: String {
    guard first == "`", let end = dropFirst().firstIndex(of: "`") else {
      return String(prefix { $0 != "(" })
    }
    return String(self[index(after: startIndex)..<end])
  }
}
