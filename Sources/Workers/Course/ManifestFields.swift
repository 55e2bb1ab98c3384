import Entities
import Foundation

/// The fields of a `kata.json`, or of a mutant in it, taken out one by one.
struct ManifestFields {
  let values: [String: Any]
  /// The keys that lead to them; none for the manifest's own.
  var path: [String] = []
  /// Who has them, in findings.
  var owner = "kata.json"
  var kind = "kata"

  func refuseUnknown(_ known: [String]) throws {
    guard let key = values.keys.filter({ !known.contains($0) }).min() else { return }
    let mend =
      Nearest.word(to: key, among: known).map { "did you mean \"\($0)\"?" }
      ?? "the keys are \(known.joined(separator: ", "))."
    throw ManifestMistake("\(owner) has the unknown key \"\(key)\": \(mend)", at: path + [key])
  }

  func required(_ key: String) throws -> String {
    guard let text: String = try value(key, "a text"), text.contains(where: { !$0.isWhitespace })
    else {
      throw mistake("\"\(key)\" is missing: every \(kind) needs it, with a text.", at: key)
    }
    return text
  }

  func number(_ key: String, _ range: ClosedRange<Int>) throws -> Int? {
    guard let field = values[key] else { return nil }
    // Asked as Foundation has it: a cast to Int takes a hundred times as long.
    guard let value = field as? NSNumber, !isBool(value), let number = Int(exactly: value) else {
      throw mistake("\"\(key)\" must be a whole number.", at: key)
    }
    guard range.contains(number) else {
      throw mistake("\"\(key)\" must be from \(range.lowerBound) to \(range.upperBound).", at: key)
    }
    return number
  }

  func choice<Choice: RawRepresentable & CaseIterable>(
    _ key: String
  ) throws -> Choice? where Choice.RawValue == String {
    guard let text: String = try value(key, "a text") else { return nil }
    guard let choice = Choice(rawValue: text) else {
      let choices = Choice.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
      throw mistake("\"\(key)\" must be one of \(choices), not \"\(text)\".", at: key)
    }
    return choice
  }

  func value<Value>(_ key: String, _ expected: String) throws -> Value? {
    guard let field = values[key] else { return nil }
    guard let value = field as? Value, Value.self != Bool.self || isBool(field) else {
      throw mistake("\"\(key)\" must be \(expected).", at: key)
    }
    return value
  }

  /// Foundation's numbers pass for Bool and the other way round.
  private func isBool(_ field: Any) -> Bool {
    (field as? NSNumber).map { String(cString: $0.objCType) == "c" } ?? false
  }

  func mistake(_ message: String, at key: String) -> ManifestMistake {
    ManifestMistake(path.isEmpty ? message : "\(owner): \(message)", at: path + [key])
  }
}

/// What is wrong in a `kata.json`, and the keys that lead there.
struct ManifestMistake: Error {
  let message: String
  private let path: [String]

  init(_ message: String, at path: [String]) {
    self.message = message
    self.path = path
  }

  /// The line of the last of the keys that is there.
  func line(in text: String) -> Int? {
    var place: String.Index?
    for key in path {
      let pattern = "\"\(NSRegularExpression.escapedPattern(for: key))\"\\s*:"
      let rest = (place ?? text.startIndex)..<text.endIndex
      guard let found = text.range(of: pattern, options: .regularExpression, range: rest)
      else { break }
      place = found.lowerBound
    }
    return place.map { text.utf8[..<$0].filter { $0 == UInt8(ascii: "\n") }.count + 1 }
  }
}
