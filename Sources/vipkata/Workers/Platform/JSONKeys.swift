import Foundation

/// The keys of a JSON text in order, each with its place, of which a decoder says nothing.
struct JSONKeys {
  private var keys: [(path: [String], line: Int)] = []

  /// - Parameter data: JSON that a decoder has read.
  init(in data: Data) {
    /// What is open around the place: a key, or how many values of a list were before.
    var open: [(key: String, index: Int?)] = []
    var line = 1
    var text: Data?
    var isEscaped = false
    var last = ""
    for byte in data {
      if byte == UInt8(ascii: "\n") { line += 1 }
      if text != nil {
        text?.append(byte)
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\""), let whole = text {
          last = Self.string(whole)
          text = nil
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): text = Data([byte])
      case UInt8(ascii: "{"): open.append(("", nil))
      case UInt8(ascii: "["): open.append(("", 0))
      case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = open.popLast()
      case UInt8(ascii: ","):
        if let index = open.last?.index { open[open.count - 1].index = index + 1 }
      case UInt8(ascii: ":") where !open.isEmpty:
        open[open.count - 1].key = last
        keys.append((open.map { $0.index.map(String.init) ?? $0.key }, line))
      default: break
      }
    }
  }

  /// With its quotation marks.
  private static func string(_ text: Data) -> String {
    (try? JSONDecoder().decode([String].self, from: Data("[".utf8) + text + Data("]".utf8)))?.first
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
