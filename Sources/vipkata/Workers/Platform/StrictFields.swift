/// Reads the fields of an object that a person wrote, one by one; a mistake says what a field
/// should be.
extension KeyedDecodingContainer<JSONKey> {
  var names: [String] { allKeys.map(\.stringValue).sorted() }

  /// - Parameter owner: what the message calls the object.
  func refuseAll(but known: [String], of owner: String) throws {
    guard let key = names.first(where: { !known.contains($0) }) else { return }
    let mend =
      Nearest.word(to: key, among: known).map { "did you mean \"\($0)\"?" }
      ?? "the keys are \(known.joined(separator: ", "))."
    throw DecodingError.dataCorruptedError(
      forKey: JSONKey(key), in: self,
      debugDescription: "\(owner) has the unknown key \"\(key)\": \(mend)")
  }

  func required(_ key: JSONKey, by owner: String) throws -> String {
    let text = try value(key, "a text") ?? ""
    guard text.trimmed.isEmpty else { return text }
    throw mistake(key, "is missing: every \(owner) needs it, with a text.")
  }

  func number(_ key: JSONKey, _ range: ClosedRange<Int>) throws -> Int? {
    guard let number: Int = try value(key, "a whole number") else { return nil }
    guard range.contains(number) else {
      throw mistake(key, "must be from \(range.lowerBound) to \(range.upperBound).")
    }
    return number
  }

  func choice<Choice: RawRepresentable & CaseIterable>(
    _ key: JSONKey
  ) throws -> Choice? where Choice.RawValue == String {
    guard let text: String = try value(key, "a text") else { return nil }
    guard let choice = Choice(rawValue: text) else {
      let choices = Choice.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
      throw mistake(key, "must be one of \(choices), not \"\(text)\".")
    }
    return choice
  }

  func value<Value: Decodable>(_ key: JSONKey, _ expected: String) throws -> Value? {
    guard contains(key) else { return nil }
    do {
      return try decode(Value.self, forKey: key)
    } catch {
      throw mistake(key, "must be \(expected).")
    }
  }

  func mistake(_ key: JSONKey, _ message: String) -> DecodingError {
    let isMutant = codingPath.first?.stringValue == "mutants"
    let owner = isMutant ? "the mutant \"\(codingPath.last?.stringValue ?? "")\": " : ""
    return .dataCorruptedError(
      forKey: key, in: self, debugDescription: "\(owner)\"\(key.stringValue)\" \(message)")
  }
}
