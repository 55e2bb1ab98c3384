import Foundation

/// The keys of a JSON text in order, each with its place, of which a decoder says nothing.
struct JSONKeys {
  private var keys: [(path: [String], line: Int)] = []
  /// Before the end of an object or a list, where decoders take a comma and JSON has none.
  private(set) var strayComma: JSONErrorPlace?

  /// - Parameter data: JSON that a decoder has read.
  init(in data: Data) {
    let bytes = [UInt8](data)
    /// What is open around the place: a key, or how many values of a list were before.
    var path: [String] = []
    var counts: [Int?] = []
    var line = 1
    var place = 0
    /// Where a text began that has not ended.
    var start: Int?
    var isEscaped = false
    var last = 0..<0
    var lineStart = 0
    /// The last sign, where it was one.
    var comma: JSONErrorPlace?
    for byte in bytes {
      defer { place += 1 }
      if byte == UInt8(ascii: "\n") {
        line += 1
        lineStart = place + 1
      }
      if let begin = start {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          (last, start) = (begin..<place + 1, nil)
        }
        continue
      }
      if byte == UInt8(ascii: ",") {
        comma = JSONErrorPlace(line: line, column: place - lineStart + 1)
      } else if byte > 32 {
        let isEnd = byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]")
        if isEnd, strayComma == nil { strayComma = comma }
        comma = nil
      }
      switch byte {
      case UInt8(ascii: "\""): start = place
      case UInt8(ascii: "{"):
        path.append("")
        counts.append(nil)
      case UInt8(ascii: "["):
        path.append("0")
        counts.append(0)
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        _ = path.popLast()
        _ = counts.popLast()
      case UInt8(ascii: ","):
        guard case .some(let count?) = counts.last else { continue }
        counts[counts.count - 1] = count + 1
        path[path.count - 1] = String(count + 1)
      case UInt8(ascii: ":") where !path.isEmpty:
        path[path.count - 1] = Self.string(bytes[last])
        keys.append((path, line))
      default: break
      }
    }
  }

  /// - Parameter text: with its quotation marks. A decoder for each takes longer than all else that
  ///   is read of a course.
  private static func string(_ text: ArraySlice<UInt8>) -> String {
    guard text.contains(UInt8(ascii: "\\")) else {
      return String(decoding: text.dropFirst().dropLast(), as: UTF8.self)
    }
    let list = Data("[".utf8) + text + Data("]".utf8)
    return (try? JSONDecoder().decode([String].self, from: list))?.first
      ?? String(decoding: text, as: UTF8.self)
  }

  /// The line of the last of the path's keys, or of what is in it, that is there.
  func line(of path: [any CodingKey]) -> Int? {
    let path = path.map { $0.intValue.map(String.init) ?? $0.stringValue }
    return path.indices.reversed().lazy.compactMap { end in
      keys.first { $0.path.starts(with: path[...end]) }?.line
    }.first
  }

  /// The first key that its object has already.
  var duplicate: (key: String, line: Int)? {
    var known: Set<[String]> = []
    return keys.first { !known.insert($0.path).inserted }.map { ($0.path.last ?? "", $0.line) }
  }
}
