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
    let failures: String?
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
      results[name] = TestResult(
        name: name, status: .crashed, failures: results[name]?.failures ?? [])
    case "failed":
      let failure = failure(event)
      results[name]?.failures.append(failure)
    case "finished":
      if event.failures.flatMap(Int.init) ?? 0 > 0, results[name]?.failures == [] {
        results[name]?.failures = [Failure(message: "it failed, and how was lost")]
      }
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
    let function = text.prefix { $0.isLetter }
    let rest = text.dropFirst(function.count)
    if function == "failed", rest.hasPrefix(" - ") {
      self.init(message: rest.dropFirst(3), of: "XCTFail")
    } else if function.hasPrefix("XCT"), rest.hasPrefix(" failed - ") {
      self.init(message: rest.dropFirst(10), of: function)
    } else if function.hasPrefix("XCT"), rest.hasPrefix(" failed: "),
      let (values, message) = rest.dropFirst(9).valuesAndMessage
    {
      self.init(message: message, of: function)
      let equal = values.components(separatedBy: "\") is not equal to (\"")
      if equal.count == 2, values.hasPrefix("(\""), values.hasSuffix("\")") {
        actual = String(equal[0].dropFirst(2))
        expected = String(equal[1].dropLast(2))
          .replacingOccurrences(of: "\") +/- (\"", with: " ± ")
      } else if function != "XCTUnwrap" {
        actual = values
      }
    } else {
      self.init(message: text)
    }
  }

  private init(message: Substring, of function: Substring) {
    self.init(message: message.isEmpty ? "\(function) failed" : String(message))
  }
}

extension Substring {
  /// Of `("2") is not equal to ("1") - message`. The message may hold a dash, and so may
  /// a value, but values end with a quote.
  fileprivate var valuesAndMessage: (values: String, message: Substring)? {
    for end in ["\")", "\"", ""] {
      if let separator = range(of: end + " - ") {
        return (self[..<separator.lowerBound] + end, self[separator.upperBound...])
      }
    }
    return nil
  }
}
