import Foundation

/// The events of tests, in JSON lines: the harness's for XCTest, and Swift Testing's event stream,
/// version 0 or later, which is read leniently, because fields were renamed between versions and
/// new kinds are added.
/// Source: Documentation/ABI/JSON.md of swiftlang/swift-testing.
struct TestEvents {
  /// In the order in which they were first heard of.
  private(set) var results: [TestResult] = []
  /// The recorded issues that belong to no test.
  private(set) var issues: [Failure] = []
  private(set) var ended = false
  /// The index of each test's result: by its name for XCTest, by its id for Swift Testing, since
  /// overloads, and private tests in two files, share a name.
  private var positions: [String: Int] = [:]

  private typealias Object = [String: Any]

  init(lines: Data) {
    for line in lines.split(separator: UInt8(ascii: "\n")) {
      let object = try? JSONSerialization.jsonObject(with: Data(line)) as? Object
      if let object, let event = object["event"] as? String {
        readXCTest(event, object)
      } else if let object, let payload = object["payload"] as? Object {
        switch object["kind"] as? String {
        case "test": readDeclaration(payload)
        case "event": readSwiftTesting(payload)
        default: break
        }
      }
    }
  }

  private mutating func readXCTest(_ event: String, _ object: Object) {
    func text(_ key: String) -> String { object[key] as? String ?? "" }
    if event == "ended" { ended = true }
    guard let test = object["test"] as? String else { return }
    // A test that began counts as crashed until its end is heard.
    if event == "started" {
      results[position(of: test, TestName(xctest: test))].status = .crashed
    }
    guard let index = positions[test] else { return }
    switch event {
    case "failed":
      var failure = Failure(xctest: text("message"))
      // A thrown error has the place `<EXPR>:0`.
      if text("file").hasPrefix("/"), let line = Int(text("line")) {
        failure.place = SourceLocation(file: text("file"), line: line)
      }
      results[index].failures.append(failure)
      let printed = text("printed").trimmed
      if !printed.isEmpty { results[index].printed = printed.lines }
    case "finished", "skipped":
      if Int(text("failures")) ?? 0 > 0, results[index].failures == [] {
        results[index].failures = [Failure(message: "it failed, but the details were lost")]
      }
      results[index].end(isSkipped: event == "skipped")
      results[index].seconds = Double(text("seconds")) ?? 0
    default: break
    }
  }

  /// The index of the test's result; a new test is added at the end.
  private mutating func position(of id: String, _ name: TestName) -> Int {
    if let known = positions[id] { return known }
    positions[id] = results.count
    results.append(TestResult(name: name, status: .notRun))
    return results.count - 1
  }

  private mutating func readDeclaration(_ payload: Object) {
    guard payload["kind"] as? String == "function", let id = payload["id"] as? String else {
      return
    }
    var name = TestName(swiftTesting: id)
    let displayName = payload["displayName"] as? String
    // For a name in backticks, both are the same.
    name.displayName = displayName == name.function ? nil : displayName
    _ = position(of: id, name)
  }

  private mutating func readSwiftTesting(_ payload: Object) {
    let index = (payload["testID"] as? String).flatMap { positions[$0] }
    switch payload["kind"] as? String {
    case "runEnded": ended = true
    case "testStarted": if let index { results[index].status = .crashed }
    case "testEnded":
      if let index { results[index].end(isSkipped: results[index].status == .skipped) }
    case "testSkipped", "testCancelled":
      guard let index else { break }
      results[index].end(isSkipped: true)
      results[index].skipReason = skipReason(payload)
    case "issueRecorded":
      guard let failure = failure(payload) else { break }
      guard let index else {
        issues.append(failure)
        break
      }
      results[index].failures.append(failure)
      // `crashed` means that it began and has not ended.
      if results[index].status != .crashed { results[index].status = .failed }
    default: break
    }
  }

  private func skipReason(_ payload: Object) -> String? {
    let comments = (payload["comments"] ?? payload["_comments"]) as? [String] ?? []
    guard comments.isEmpty else { return comments.joined(separator: " ") }
    // In some versions only the sentence `Test works() skipped: "later"` tells it.
    guard let sentence = (payload["messages"] as? [Object])?.first?["text"] as? String,
      let start = sentence.range(of: " skipped: \"")?.upperBound
    else { return nil }
    return String(sentence[start...].dropLast())
  }

  /// Nil for a known issue and for a warning, which do not fail a test.
  private func failure(_ payload: Object) -> Failure? {
    let issue = payload["issue"] as? Object ?? [:]
    let severity = (issue["severity"] ?? issue["_severity"]) as? String
    if issue["isKnown"] as? Bool == true || issue["isFailure"] as? Bool == false
      || severity == "warning"
    {
      return nil
    }
    let messages = payload["messages"] as? [Object] ?? []
    let details = messages.filter { $0["symbol"] as? String == "details" }
    let comments =
      (payload["comments"] ?? payload["_comments"] ?? issue["comments"]) as? [String]
      ?? details.compactMap { $0["text"] as? String }
    let comment = comments.joined(separator: "\n")
    let expression = (messages.first?["text"] as? String ?? "").replacingOccurrences(
      of: "Expectation failed: ", with: ""
    ).withoutContexts
    let isRecorded = expression.hasPrefix("Issue recorded")
    let comparison = isRecorded ? nil : Comparison(expression)
    // A comment says more than a comparison, whose values are shown anyway.
    let words =
      isRecorded || comparison != nil ? comment : (comments + [expression]).joined(separator: "\n")
    var failure = Failure(message: words.isEmpty ? comparison?.source ?? expression : words)
    failure.actual = comparison?.actual
    failure.expected = comparison?.expected
    let testCase = (payload["testCase"] ?? payload["_testCase"]) as? Object
    failure.argument = testCase?["displayName"] as? String
    let location =
      (payload["sourceLocation"] ?? issue["sourceLocation"] ?? payload["_sourceLocation"])
      as? Object
    if let location, let line = location["line"] as? Int,
      let file = (location["filePath"] ?? location["_filePath"]) as? String
    {
      failure.place = SourceLocation(file: file, line: line, column: location["column"] as? Int)
    }
    return failure
  }
}
