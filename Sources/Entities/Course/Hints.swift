/// What `HINTS.md` says: graded hints, and hints written for one failing test.
package struct Hints: Equatable, Sendable {
  /// From gentle to nearly there.
  package let graded: [String]
  /// Keyed by the test's function, such as `testEmptyEmailNeverReachesTheWorker`.
  package let forTests: [String: String]

  package init(graded: [String] = [], forTests: [String: String] = [:]) {
    self.graded = graded
    self.forTests = forTests
  }

  /// Reads sections that begin with `## 1`, `## 2`, … or `## testName`.
  package init(markdown: String) {
    var graded: [String] = []
    var forTests: [String: String] = [:]
    for section in markdown.sections where !section.body.isEmpty {
      if Int(section.title) != nil {
        graded.append(section.body)
      } else {
        forTests[section.title] = section.body
      }
    }
    self.init(graded: graded, forTests: forTests)
  }

  /// The hints for a learner whose tests of these names fail, in the order to
  /// give them: first what was written for the first failing test that has one.
  package func sequence(failing: [String]) -> [Hint] {
    let own = failing.lazy
      .compactMap { name in forTests[name].map { Hint(key: name, text: $0) } }
      .first
    return [own].compactMap { $0 }
      + graded.enumerated().map { Hint(key: String($0.offset + 1), text: $0.element) }
  }
}

package struct Hint: Equatable, Sendable {
  /// `1`, `2`, … or the name of the test that it was written for.
  package let key: String
  package let text: String

  package init(key: String, text: String) {
    self.key = key
    self.text = text
  }
}

extension String {
  fileprivate var sections: [(title: String, body: String)] {
    var found: [(title: String, lines: [Substring])] = []
    for line in split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("## ") {
        found.append((line.dropFirst(3).trimmed, []))
      } else if !found.isEmpty {
        found[found.count - 1].lines.append(line)
      }
    }
    return found.map { ($0.title, $0.lines.joined(separator: "\n").trimmed) }
  }
}

extension StringProtocol {
  /// The text without white space and line breaks at its ends.
  package var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
