import Entities
import Foundation

/// Reads the JSON lines that our observer wrote about XCTest's tests.
struct XCTestEvents {
  private(set) var results: [TestName: TestResult] = [:]
  private(set) var order: [TestName] = []
  /// Whether the test program reached its end.
  private(set) var ended = false
  private(set) var unread = 0

  private struct Event: Decodable {
    let event: String
    let test: String?
    let message: String?
    let file: String?
    let line: String?
    let seconds: String?
  }

  init(lines: Data) {
    for line in lines.split(separator: UInt8(ascii: "\n")) {
      guard let event = try? JSONDecoder().decode(Event.self, from: Data(line)) else {
        unread += 1
        continue
      }
      read(event)
    }
  }

  private mutating func read(_ event: Event) {
    if event.event == "ended" {
      ended = true
      return
    }
    guard let name = event.test.map(TestName.init(xctest:)) else {
      unread += 1
      return
    }
    switch event.event {
    case "started":
      order.append(name)
      // Until it is heard to have ended, a test that began has crashed.
      results[name] = TestResult(name: name, status: .crashed)
    case "failed":
      let failure = failure(event)
      results[name]?.failures.append(failure)
    case "finished":
      results[name]?.end()
      results[name]?.seconds = event.seconds.flatMap(Double.init) ?? 0
    case "skipped":
      results[name]?.status = .skipped
    default:
      unread += 1
    }
  }

  private func failure(_ event: Event) -> Failure {
    var failure = Failure(xctest: event.message ?? "")
    // A thrown error has the place `<EXPR>:0`.
    if let file = event.file, file.hasPrefix("/"), let line = event.line.flatMap(Int.init) {
      failure.place = Place(file: file, line: line)
    }
    return failure
  }
}

extension TestName {
  /// `Suite.test` on Linux, `-[Module.Suite test]` on macOS.
  init(xctest name: String) {
    let words = name.split { "-[]. ".contains($0) }.map(String.init)
    self.init(suite: words.dropLast().last ?? "", function: words.last ?? name)
  }
}

extension Failure {
  /// Takes XCTest's sentence apart, for showing: `XCTAssertEqual failed: ("2") is not
  /// equal to ("1") - the presenter was told twice`.
  init(xctest text: String) {
    let comparison = "\") is not equal to (\""
    if let start = text.range(of: "XCTAssertEqual failed: (\""),
      let middle = text.range(of: comparison),
      let end = text.range(of: "\") - ", range: middle.upperBound..<text.endIndex)
    {
      self.init(
        message: String(text[end.upperBound...]),
        actual: String(text[start.upperBound..<middle.lowerBound]),
        expected: String(text[middle.upperBound..<end.lowerBound]))
      return
    }
    for separator in [" failed - ", "failed - "] {
      if let range = text.range(of: separator), text.hasPrefix("XCT") || text.hasPrefix("failed") {
        self.init(message: String(text[range.upperBound...]))
        return
      }
    }
    if text.hasPrefix("XCTUnwrap failed: "), let message = text.range(of: " - ") {
      self.init(message: String(text[message.upperBound...]))
      return
    }
    // `XCTAssertNil failed: "value" - message` and its like.
    if text.hasPrefix("XCTAssert"), let value = text.range(of: " failed: "),
      let message = text.range(of: " - ", range: value.upperBound..<text.endIndex)
    {
      self.init(
        message: String(text[message.upperBound...]),
        actual: String(text[value.upperBound..<message.lowerBound]))
      return
    }
    self.init(message: text)
  }
}
