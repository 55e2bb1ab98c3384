import Entities
import Foundation

/// Reads Swift Testing's event stream, version 0 or later: JSON lines, read leniently,
/// because fields were renamed between versions and new kinds come.
/// Source: Documentation/ABI/JSON.md of swiftlang/swift-testing.
struct SwiftTestingEvents {
  private(set) var results: [TestName: TestResult] = [:]
  private(set) var order: [TestName] = []
  /// Whether the run reached its end.
  private(set) var ended = false
  private(set) var unread = 0
  private var names: [String: TestName] = [:]
  private var running: TestName?

  /// Those that mean nothing here are known all the same.
  private static let kinds: Set<String> = [
    "runStarted", "runEnded", "iterationStarted", "iterationEnded", "testStarted", "testEnded",
    "testCaseStarted", "testCaseEnded", "testSkipped", "testCancelled", "testCaseCancelled",
    "issueRecorded", "valueAttached",
  ]

  init(lines: Data) {
    for line in lines.split(separator: UInt8(ascii: "\n")) {
      let object = try? JSONSerialization.jsonObject(with: Data(line)) as? [String: Any]
      guard let payload = object?["payload"] as? [String: Any] else {
        unread += 1
        continue
      }
      switch object?["kind"] as? String {
      case "test": readTest(payload)
      case "event": readEvent(payload)
      default: unread += 1
      }
    }
  }

  private mutating func readTest(_ payload: [String: Any]) {
    guard payload["kind"] as? String == "function", let id = payload["id"] as? String else {
      return
    }
    let name = TestName(swiftTesting: id)
    names[id] = name
    order.append(name)
    results[name] = TestResult(name: name, status: .notRun)
  }

  private mutating func readEvent(_ payload: [String: Any]) {
    guard let kind = payload["kind"] as? String, Self.kinds.contains(kind) else {
      unread += 1
      return
    }
    if kind == "runEnded" { ended = true }
    // Tests run one at a time, so what comes without a name is the running test's.
    let id = payload["testID"] as? String
    guard let name = id.map({ names[$0] }) ?? running else { return }
    switch kind {
    case "testStarted":
      running = name
      // Until it is heard to have ended, a test that began has crashed.
      results[name]?.status = .crashed
    case "testSkipped", "testCancelled":
      results[name]?.status = .skipped
    case "issueRecorded":
      if let failure = failure(payload) { results[name]?.failures.append(failure) }
    case "testEnded":
      running = nil
      let isSkipped = results[name]?.status == .skipped && results[name]?.failures == []
      if !isSkipped { results[name]?.end() }
    default:
      break
    }
  }

  /// Nil for a known issue and for a warning, which do not fail a test.
  private func failure(_ payload: [String: Any]) -> Failure? {
    let issue = payload["issue"] as? [String: Any] ?? [:]
    let severity = (issue["severity"] ?? issue["_severity"]) as? String
    if issue["isKnown"] as? Bool == true || issue["isFailure"] as? Bool == false
      || severity == "warning"
    {
      return nil
    }
    let messages = payload["messages"] as? [[String: Any]] ?? []
    let details = messages.filter { $0["symbol"] as? String == "details" }
    let comments =
      (payload["comments"] ?? payload["_comments"] ?? issue["comments"]) as? [String]
      ?? details.compactMap { $0["text"] as? String }
    let expression = (messages.first?["text"] as? String ?? "").replacingOccurrences(
      of: "Expectation failed: ", with: "")
    var failure = Failure(message: comments.isEmpty ? expression : comments.joined(separator: "\n"))
    if !comments.isEmpty {
      let comparison = Comparison(expression)
      failure.actual = comparison?.actual ?? expression
      failure.expected = comparison?.expected
    }
    let testCase = (payload["testCase"] ?? payload["_testCase"]) as? [String: Any]
    failure.argument = testCase?["displayName"] as? String
    failure.place = place(
      (payload["sourceLocation"] ?? issue["sourceLocation"] ?? payload["_sourceLocation"])
        as? [String: Any])
    return failure
  }

  private func place(_ location: [String: Any]?) -> Place? {
    guard let location, let line = location["line"] as? Int,
      let file = (location["filePath"] ?? location["_filePath"]) as? String
    else { return nil }
    return Place(file: file, line: line, column: location["column"] as? Int)
  }
}

extension TestName {
  /// From an id such as `LoginTests.Outer/Inner/works(_:)/File.swift:11:29`. A name in
  /// backticks may hold any of those marks.
  init(swiftTesting id: String) {
    var parts = id.splitOutsideBackticks(at: "/")
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

  fileprivate func splitOutsideBackticks(at separator: Character) -> [String] {
    var parts = [""]
    var isQuoted = false
    for character in self {
      if character == "`" { isQuoted.toggle() }
      if character == separator, !isQuoted {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.filter { !$0.isEmpty }
  }
}
