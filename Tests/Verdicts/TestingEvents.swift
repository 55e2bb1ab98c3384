import Foundation

/// How each test ended, according to the mark of its own last message in Swift Testing.
struct TestingEvents {
  /// By the test's id.
  private(set) var endings: [String: String] = [:]

  init(_ stream: Data) {
    for line in stream.split(separator: UInt8(ascii: "\n")) {
      guard let object = try? JSONSerialization.jsonObject(with: line) as? [String: Any],
        let payload = object["payload"] as? [String: Any], let kind = payload["kind"] as? String
      else { continue }
      if object["kind"] as? String == "test" {
        if kind == "function", let id = payload["id"] as? String { endings[id] = "not-run" }
      } else if let id = payload["testID"] as? String, let ending = endings[id] {
        let message = (payload["messages"] as? [[String: Any]])?.first
        let mark = message?["symbol"] as? String ?? ""
        endings[id] = Self.ending(ending, after: kind, mark: mark)
      }
    }
  }

  private static func ending(_ ending: String, after event: String, mark: String) -> String {
    switch event {
    case "testStarted": "crashed"
    // A test that could not even begin.
    case "issueRecorded" where mark == "fail" && ending == "not-run": "failed"
    case "testSkipped": "skipped"
    case "testEnded": mark == "fail" ? "failed" : mark.hasPrefix("pass") ? "passed" : "skipped"
    default: ending
    }
  }

  /// Whether a line of `swift test list` is a test of Swift Testing.
  static func isID(_ text: String) -> Bool {
    text.contains(/\)(\/[^\/]*\.swift:\d+:\d+)?$/)
  }

  /// `Outer.Inner.works` from `Module.Outer/Inner/works(_:)/File.swift:11:29`, where a part in
  /// backticks may hold any of those marks.
  static func name(of id: String) -> String {
    id.drop { $0 != "." }.dropFirst().matches(of: /(?:`[^`]*`|[^\/`])+/).map(\.output)
      .filter { !$0.contains(/\.swift:\d+:\d+$/) }
      .map {
        String($0.first == "`" ? $0.dropFirst().prefix { $0 != "`" } : $0.prefix { $0 != "(" })
      }
      .joined(separator: ".")
  }
}
