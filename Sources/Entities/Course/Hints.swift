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
  /// give them: first what was written for the first of them, which the learner is shown.
  package func sequence(failing: [String]) -> [Hint] {
    let own = failing.first.flatMap(hint(forTest:))
    return [own].compactMap { $0 }
      + graded.enumerated().map { Hint(key: String($0.offset + 1), text: $0.element) }
  }

  /// - Parameter function: of the test, which a hint names so or in full.
  private func hint(forTest function: String) -> Hint? {
    let titles = [function] + forTests.keys.sorted().filter { $0.hasSuffix(".\(function)") }
    return titles.lazy.compactMap { title in
      forTests[title].map { Hint(key: title, text: $0) }
    }.first
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
    var found: [(title: String, lines: [String])] = []
    for line in lines {
      if line.hasPrefix("## ") {
        found.append((line.dropFirst(3).trimmed, []))
      } else if !found.isEmpty {
        found[found.count - 1].lines.append(line)
      }
    }
    return found.map { ($0.title, $0.lines.joined(separator: "\n").trimmed) }
  }
}
