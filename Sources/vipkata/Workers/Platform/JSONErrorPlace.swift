import Foundation

/// Where in a file its JSON is broken. Foundation says it only in words: on Linux as a
/// character's index, on macOS as line and column.
struct JSONErrorPlace {
  let line: Int?
  let description: String

  init(line: Int, column: Int) {
    self.init(line: line, words: "see line \(line), column \(column)")
  }

  private init(line: Int?, words: String) {
    self.line = line
    description = words
  }

  /// Nil if it is valid JSON.
  init?(in data: Data) {
    do {
      guard String(data: data, encoding: .utf8) != nil else { throw CocoaError(.fileReadUnknown) }
      _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
      return nil
    } catch {
      self.init(error: error, data: data)
    }
  }

  init(error: any Error, data: Data) {
    guard let text = String(data: data, encoding: .utf8)?.utf8 else {
      self.init(line: nil, words: "the file is not UTF-8")
      return
    }
    let words = (error as NSError).userInfo["NSDebugDescription"] as? String ?? "unreadable"
    let numbers = words.split { !$0.isNumber }.compactMap { Int($0) }
    if words.contains("line"), numbers.count >= 2 {
      self.init(line: numbers[0], column: numbers[1])
      return
    }
    let index = words.contains("character") ? numbers.last : nil
    let lines = text.prefix(index ?? .max)
      .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard index == nil else {
      self.init(line: lines.count, column: (lines.last?.count ?? 0) + 1)
      return
    }
    self.init(line: lines.count, words: "it ends too early, at line \(lines.count)")
  }
}
