import Foundation

/// Where in a file its JSON is broken. Foundation says it in words only: on Linux a
/// character's index, on macOS line and column.
struct JSONErrorPlace: CustomStringConvertible {
  let line: Int?
  let description: String

  init(error: any Error, data: Data) {
    let words = (error as NSError).userInfo["NSDebugDescription"] as? String ?? "unreadable"
    let numbers = words.split { !$0.isNumber }.compactMap { Int($0) }
    let text = String(decoding: data, as: UTF8.self)
    if String(data: data, encoding: .utf8) == nil {
      line = nil
      description = "the file is not UTF-8"
    } else if words.contains("line"), numbers.count >= 2 {
      line = numbers[0]
      description = "see line \(numbers[0]), column \(numbers[1])"
    } else if words.contains("character"), let index = numbers.last {
      let before = text.utf8.prefix(index)
      let lineNumber = before.filter { $0 == UInt8(ascii: "\n") }.count + 1
      let column = before.reversed().prefix { $0 != UInt8(ascii: "\n") }.count + 1
      line = lineNumber
      description = "see line \(lineNumber), column \(column)"
    } else {
      let lineNumber = text.utf8.filter { $0 == UInt8(ascii: "\n") }.count + 1
      line = lineNumber
      description = "it ends too early, at line \(lineNumber)"
    }
  }
}
