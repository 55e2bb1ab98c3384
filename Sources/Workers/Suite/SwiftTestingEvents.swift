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
    let kind = payload["kind"] as? String
    if kind == "runEnded" {
      ended = true
      return
    }
    guard let id = payload["testID"] as? String, let name = names[id] else { return }
    switch kind {
    case "testStarted":
      results[name]?.status = .crashed
    case "testEnded":
      results[name]?.end()
    case "testSkipped":
      results[name]?.status = .skipped
    case "issueRecorded":
      if let failure = failure(payload) { results[name]?.failures.append(failure) }
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
    let texts = messages.compactMap { $0["text"] as? String }
    let comments =
      (payload["comments"] ?? payload["_comments"] ?? issue["comments"]) as? [String]
      ?? Array(texts.dropFirst())
    let expression = (texts.first ?? "").replacingOccurrences(of: "Expectation failed: ", with: "")
    var failure = Failure(message: comments.isEmpty ? expression : comments.joined(separator: "\n"))
    if !comments.isEmpty { failure.actual = expression }
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
  /// From an id such as `LoginTests.Outer/Inner/works(_:)/File.swift:11:29`.
  init(swiftTesting id: String) {
    var parts = id.split(separator: "/").map(String.init)
    if let last = parts.last, last.contains(".swift:") { parts.removeLast() }
    if let first = parts.first, let dot = first.firstIndex(of: ".") {
      parts[0] = String(first[first.index(after: dot)...])
    }
    let function = parts.popLast() ?? id
    self.init(
      suite: parts.joined(separator: "."),
      function: String(function.prefix { $0 != "(" }.filter { $0 != "`" }))
  }
}
