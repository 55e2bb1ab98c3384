import Foundation

/// The keys of a JSON text in order, each with its line, which a decoder does not tell.
struct JSONKeys {
  private var keys: [(path: [String], line: Int)] = []
  /// A comma before the end of an object or a list, which decoders accept and JSON forbids.
  private(set) var strayComma: JSONErrorPlace?

  /// - Parameter data: JSON that a decoder has read.
  init(in data: Data) {
    let bytes = [UInt8](data)
    /// The open objects and lists around the place: each a key, or an index in the list.
    var path: [String] = []
    var counts: [Int?] = []
    var line = 1
    var place = 0
    /// Where the string began that is still open.
    var start: Int?
    var isEscaped = false
    var last = 0..<0
    var lineStart = 0
    /// The last character, if it was a comma.
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

  /// - Parameter text: with its quotation marks. Decoding every one would take longer than reading
  ///   all the rest of a course.
  private static func string(_ text: ArraySlice<UInt8>) -> String {
    guard text.contains(UInt8(ascii: "\\")) else {
      return String(decoding: text.dropFirst().dropLast(), as: UTF8.self)
    }
    let list = Data("[".utf8) + text + Data("]".utf8)
    return (try? JSONDecoder().decode([String].self, from: list))?.first
      ?? String(decoding: text, as: UTF8.self)
  }

  /// The line of the deepest of the path's keys that exists, or of the first key inside it.
  func line(of path: [any CodingKey]) -> Int? {
    let path = path.map { $0.intValue.map(String.init) ?? $0.stringValue }
    return path.indices.reversed().lazy.compactMap { end in
      keys.first { $0.path.starts(with: path[...end]) }?.line
    }.first
  }

  /// The first key that occurs a second time in its object.
  var duplicate: (key: String, line: Int)? {
    var known: Set<[String]> = []
    return keys.first { !known.insert($0.path).inserted }.map { ($0.path.last ?? "", $0.line) }
  }
}
