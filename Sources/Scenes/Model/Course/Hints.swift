/// The content of `HINTS.md`: graded hints, and hints for one failing test or compile error.
struct Hints: Equatable, Sendable {
  /// From a gentle hint to nearly the solution.
  var graded: [String] = []
  /// Keyed by the test's function, such as `testEmptyEmailNeverReachesTheWorker`.
  var forTests: [String: String] = [:]
  /// Keyed by words of the compiler's message, and shown below it without being asked for.
  var forErrors: [String: String] = [:]
  /// Mistakes in the headings.
  var slips: [Slip] = []

  struct Slip: Equatable, Sendable {
    let line: Int
    let title: String
    /// The number that the heading should have; nil for a title that occurs twice.
    var expected: Int?
  }

  /// The hints in the order to give them. The hint for the first failing test, the one shown to the
  /// learner, comes first. Names of missed bugs come before the last graded hint, which tells most.
  /// - Parameter tests: the suite's tests, with the other names by which a hint may mean them.
  func sequence(
    failing: [String], of tests: [TestName] = [], missed: [Mutant] = []
  ) -> [Hint] {
    let own = failing.first.flatMap { hint(forTest: $0, of: tests) }
    let steps = graded.enumerated().map { Hint(key: .step($0.offset + 1), text: $0.element) }
    return [own].compactMap { $0 } + steps.dropLast()
      + missed.map { Hint(key: .bug($0.name), text: $0.says) } + steps.suffix(1)
  }

  /// The compiler's words in a heading or a journal entry such as `error: cannot find`, else nil.
  static func error(_ title: String) -> String? {
    title.hasPrefix("error: ") ? String(title.dropFirst(7)) : nil
  }

  /// - Parameter function: the test's. A hint may also use the full or the displayed name.
  private func hint(forTest function: String, of tests: [TestName]) -> Hint? {
    let namesakes = tests.filter { $0.function == function }
    let title =
      forTests[function] != nil
      ? function
      : forTests.keys.sorted().first { title in
        title.hasSuffix(".\(function)") || namesakes.contains { $0.displayName == title }
      }
    return title.flatMap { title in forTests[title].map { Hint(key: .test(title), text: $0) } }
  }
}

extension Hints {
  /// Reads sections such as `## 1`, `## testName` and `## error: TEXT`.
  init(markdown: String) {
    let sections = markdown.sections
    for section in sections where !section.body.isEmpty {
      if Int(section.title) != nil {
        graded.append(section.body)
      } else if let error = Self.error(section.title) {
        forErrors[error] = section.body
      } else {
        forTests[section.title] = section.body
      }
    }
    slips = Self.slips(in: sections.map { ($0.title, $0.line) })
  }

  /// Each repeated title, and the first number that is out of order.
  private static func slips(in headings: [(title: String, line: Int)]) -> [Slip] {
    var slips: [Slip] = []
    var titles: Set<String> = []
    var numbers = 0
    for (title, line) in headings {
      if !titles.insert(title).inserted {
        slips.append(Slip(line: line, title: title))
      } else if let number = Int(title) {
        numbers += 1
        if number != numbers, !slips.contains(where: { $0.expected != nil }) {
          slips.append(Slip(line: line, title: title, expected: numbers))
        }
      }
    }
    return slips
  }
}

struct Hint: Equatable, Sendable {
  let key: Key
  let text: String

  enum Key: Hashable, Sendable {
    /// A graded hint, counted from 1.
    case step(Int)
    case test(String)
    case bug(String)
  }
}

/// The form in the journal: `1`, `2`, …, or the test's name, or `bug: NAME`.
extension Hint.Key: LosslessStringConvertible {
  private static let bugMark = "bug: "

  var description: String {
    switch self {
    case .step(let number): "\(number)"
    case .test(let name): name
    case .bug(let name): Self.bugMark + name
    }
  }

  init(_ text: String) {
    if let number = Int(text), "\(number)" == text {
      self = .step(number)
    } else if text.hasPrefix(Self.bugMark) {
      self = .bug(String(text.dropFirst(Self.bugMark.count)))
    } else {
      self = .test(text)
    }
  }
}
