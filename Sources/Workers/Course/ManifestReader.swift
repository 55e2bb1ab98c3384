package import Entities
package import Foundation

/// Reads a `kata.json` and says exactly what is wrong with one that it cannot accept.
package struct ManifestReader {
  /// Every key of a manifest, as `Katas/README.md` documents them.
  package static let keys = [
    "title", "module", "kind", "minutes", "teaches", "learned", "edit", "support", "carries",
    "rules", "postpones", "reveal", "testSeconds", "starterBuilds", "mutants",
  ]
  static let mutantKeys = ["says", "fails", "breaks"]

  /// The kata's folder, named in problems.
  let kata: String

  package init(kata: String) {
    self.kata = kata
  }

  /// - Throws: `CourseProblem` for the first mistake.
  package func manifest(from data: Data) throws -> Manifest {
    let object: Any
    do {
      object = try JSONSerialization.jsonObject(with: data)
    } catch {
      let place = JSONErrorPlace(error: error, data: data)
      throw problem("kata.json is no JSON: \(place.description).", line: place.line)
    }
    guard let fields = object as? [String: Any] else {
      throw problem("kata.json must hold one object: { \"title\": … }.")
    }
    try refuseUnknown(fields, known: Self.keys, of: "kata.json")

    var manifest = Manifest(
      title: try required(fields, "title"), module: try required(fields, "module"))
    guard manifest.module.isSwiftName else {
      throw problem(
        "\"module\" must be a Swift name such as \"Login\", not \"\(manifest.module)\".")
    }
    manifest.kind = try choice(fields, "kind") ?? .code
    manifest.reveal = try choice(fields, "reveal") ?? .failing
    manifest.minutes = try number(fields, "minutes", 1...600) ?? manifest.minutes
    manifest.testSeconds = try number(fields, "testSeconds", 1...600) ?? manifest.testSeconds
    manifest.starterBuilds = try value(fields, "starterBuilds", "true or false") ?? true
    manifest.learned = try value(fields, "learned", "a text") ?? ""
    manifest.teaches = try value(fields, "teaches", "a list of texts") ?? []
    manifest.edit = try value(fields, "edit", "a list of file names") ?? []
    manifest.support = try value(fields, "support", "a list of module names") ?? []
    manifest.rules = try value(fields, "rules", "a list of rule ids") ?? []
    manifest.postpones = try value(fields, "postpones", "a list of rule ids") ?? []
    manifest.carries = try carries(fields)
    manifest.mutants = try mutants(fields)
    for path in manifest.edit where !path.staysInside {
      throw problem(
        "\"edit\" names \"\(path)\", which leaves the kata's folder: name a file in it.")
    }
    for module in manifest.support where !module.isSwiftName {
      throw problem("\"support\" names \"\(module)\", which is no module name.")
    }
    return manifest
  }

  private func carries(_ fields: [String: Any]) throws -> KataID? {
    guard let text: String = try value(fields, "carries", "a kata's id") else { return nil }
    guard let id = KataID(text) else {
      throw problem(
        "\"carries\" must be a kata's id such as \"models/first-request\", not \"\(text)\".")
    }
    return id
  }

  private func mutants(_ fields: [String: Any]) throws -> [Mutant] {
    let entries: [String: Any] = try value(fields, "mutants", "an object") ?? [:]
    return try entries.keys.sorted().map { name in
      guard let entry = entries[name] as? [String: Any] else {
        throw problem("the mutant \"\(name)\" must be an object: { \"says\": …, \"fails\": […] }.")
      }
      guard name.staysInside, !name.contains("/") else {
        throw problem("the mutant \"\(name)\" must be named like its folder under Mutants.")
      }
      try refuseUnknown(entry, known: Self.mutantKeys, of: "the mutant \"\(name)\"")
      return Mutant(
        name: name, says: try required(entry, "says"),
        fails: try value(entry, "fails", "a list of test names") ?? [],
        breaks: try value(entry, "breaks", "a list of rule ids") ?? [])
    }
  }

  private func refuseUnknown(_ fields: [String: Any], known: [String], of owner: String) throws {
    guard let key = fields.keys.sorted().first(where: { !known.contains($0) }) else { return }
    let mend =
      Nearest.word(to: key, among: known).map { "did you mean \"\($0)\"?" }
      ?? "the keys are \(known.joined(separator: ", "))."
    throw problem("\(owner) has the unknown key \"\(key)\": \(mend)")
  }

  private func required(_ fields: [String: Any], _ key: String) throws -> String {
    guard let text: String = try value(fields, key, "a text"), !text.trimmed.isEmpty else {
      throw problem("\"\(key)\" is missing: every kata needs it, with a text.")
    }
    return text
  }

  private func number(
    _ fields: [String: Any], _ key: String, _ range: ClosedRange<Int>
  ) throws -> Int? {
    guard let number: Int = try value(fields, key, "a whole number") else { return nil }
    guard range.contains(number) else {
      throw problem("\"\(key)\" must be from \(range.lowerBound) to \(range.upperBound).")
    }
    return number
  }

  private func choice<Choice: RawRepresentable & CaseIterable>(
    _ fields: [String: Any], _ key: String
  ) throws -> Choice? where Choice.RawValue == String {
    guard let text: String = try value(fields, key, "a text") else { return nil }
    guard let choice = Choice(rawValue: text) else {
      let choices = Choice.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
      throw problem("\"\(key)\" must be one of \(choices), not \"\(text)\".")
    }
    return choice
  }

  private func value<Value>(
    _ fields: [String: Any], _ key: String, _ expected: String
  ) throws -> Value? {
    guard let field = fields[key] else { return nil }
    // Foundation's numbers pass for Bool and the other way round.
    let isBool = (field as? NSNumber).map { String(cString: $0.objCType) == "c" } ?? false
    guard let value = field as? Value, isBool == (Value.self == Bool.self) else {
      throw problem("\"\(key)\" must be \(expected).")
    }
    return value
  }

  private func problem(_ message: String, line: Int? = nil) -> CourseProblem {
    CourseProblem(
      check: "manifest", kata: kata, file: "Katas/\(kata)/kata.json", line: line, message: message)
  }
}

extension String {
  /// Whether a relative path stays in the folder that it is relative to.
  package var staysInside: Bool {
    let parts = split(separator: "/", omittingEmptySubsequences: false)
    return !isEmpty && !parts.contains { $0.isEmpty || $0 == "." || $0 == ".." }
      && !unicodeScalars.contains { $0.value < 32 }
  }

  /// Letters, digits and underscores, not beginning with a digit.
  fileprivate var isSwiftName: Bool {
    guard let first, first.isLetter || first == "_" else { return false }
    return allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
  }
}
