/// The result of a row's suite in one of the two ways.
struct Outcome: Sendable {
  /// How each test ended; more than once if tests share a name.
  var tests: [String: [String]] = [:]
  var builds = true
  /// What was said about the suite as a whole.
  var words = ""

  mutating func add(_ test: String, _ status: String) {
    tests[test, default: []] = (tests[test, default: []] + [status]).sorted()
  }
}

/// The results of a row in both ways.
struct Comparison: Sendable {
  let row: Row
  let plain: Outcome
  let ours: Outcome

  var text: String {
    let count = plain.tests.values.map(\.count).reduce(0, +)
    let first =
      differences.isEmpty
      ? "agrees   \(row.name)  \(count) test\(count == 1 ? "" : "s")" : "differs  \(row.name)"
    return ([first] + differences.map { "           \($0)" }).joined(separator: "\n") + "\n"
  }

  var differences: [String] {
    if let refusal = row.refusal, ours.words.contains(refusal) { return [] }
    if !plain.builds { return ["swift test runs nothing: \(plain.words)", oursInWords] }
    let names = Set(plain.tests.keys).union(ours.tests.keys).sorted()
    let tests = names.filter { plain.tests[$0] != ours.tests[$0] }.map {
      "\($0): swift test \(ending(of: $0, in: plain)), vipkata \(ending(of: $0, in: ours))"
    }
    return tests.isEmpty && ours.builds ? [] : tests + [oursInWords]
  }

  private var oursInWords: String { "vipkata: \(ours.words)" }

  private func ending(of test: String, in outcome: Outcome) -> String {
    outcome.tests[test]?.joined(separator: " and ") ?? "knows none"
  }
}
