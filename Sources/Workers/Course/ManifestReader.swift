package import Entities
package import Foundation

/// Reads a `kata.json` and says exactly what is wrong with one that it cannot accept.
package struct ManifestReader {
  /// Every key of a manifest, as `Katas/README.md` documents them.
  package static let keys = [
    "title", "module", "kind", "minutes", "points", "teaches", "learned", "edit", "support",
    "carries", "rules", "postpones", "reveal", "testSeconds", "starterBuilds", "mutants",
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
      object = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
    } catch {
      let place = JSONErrorPlace(error: error, data: data)
      throw problem("kata.json is no JSON: \(place.description).", line: place.line)
    }
    guard let values = object as? [String: Any] else {
      throw problem("kata.json must hold one object: { \"title\": … }.", line: 1)
    }
    do {
      return try manifest(from: ManifestFields(values: values))
    } catch let mistake as ManifestMistake {
      throw problem(
        mistake.message, line: mistake.line(in: String(decoding: data, as: UTF8.self)))
    }
  }

  private func manifest(from fields: ManifestFields) throws -> Manifest {
    try fields.refuseUnknown(Self.keys)
    var manifest = Manifest(
      title: try fields.required("title"), module: try fields.required("module"))
    guard manifest.module.isSwiftName else {
      throw fields.mistake(
        "\"module\" must be a Swift name such as \"Login\", not \"\(manifest.module)\".",
        at: "module")
    }
    manifest.kind = try fields.choice("kind") ?? .code
    manifest.reveal = try fields.choice("reveal") ?? .failing
    manifest.minutes = try fields.number("minutes", 1...600) ?? manifest.minutes
    manifest.points = try fields.number("points", 0...1000) ?? manifest.points
    manifest.testSeconds = try fields.number("testSeconds", 1...600) ?? manifest.testSeconds
    manifest.starterBuilds = try fields.value("starterBuilds", "true or false") ?? true
    manifest.learned = try fields.value("learned", "a text") ?? ""
    manifest.teaches = try fields.value("teaches", "a list of texts") ?? []
    manifest.edit = try fields.value("edit", "a list of file names") ?? []
    manifest.support = try fields.value("support", "a list of module names") ?? []
    manifest.rules = try fields.value("rules", "a list of rule ids") ?? []
    manifest.postpones = try fields.value("postpones", "a list of rule ids") ?? []
    manifest.carries = try carries(fields)
    manifest.mutants = try mutants(fields)
    for path in manifest.edit where !path.staysInside {
      throw fields.mistake(
        "\"edit\" names \"\(path)\", which leaves the kata's folder: name a file in it.",
        at: "edit")
    }
    for module in manifest.support where !module.isSwiftName {
      throw fields.mistake(
        "\"support\" names \"\(module)\", which is no module name.", at: "support")
    }
    return manifest
  }

  private func carries(_ fields: ManifestFields) throws -> KataID? {
    guard let text: String = try fields.value("carries", "a kata's id") else { return nil }
    guard let id = KataID(text) else {
      throw fields.mistake(
        "\"carries\" must be a kata's id such as \"models/first-request\", not \"\(text)\".",
        at: "carries")
    }
    return id
  }

  private func mutants(_ fields: ManifestFields) throws -> [Mutant] {
    let entries: [String: Any] = try fields.value("mutants", "an object") ?? [:]
    return try entries.keys.sorted().map { name in
      let path = ["mutants", name]
      guard let values = entries[name] as? [String: Any] else {
        throw ManifestMistake(
          "the mutant \"\(name)\" must be an object: { \"says\": …, \"fails\": […] }.", at: path)
      }
      guard name.staysInside, !name.utf8.contains(UInt8(ascii: "/")) else {
        throw ManifestMistake(
          "the mutant \"\(name)\" must be named like its folder under Mutants.", at: path)
      }
      let entry = ManifestFields(
        values: values, path: path, owner: "the mutant \"\(name)\"", kind: "mutant")
      try entry.refuseUnknown(Self.mutantKeys)
      return Mutant(
        name: name, says: try entry.required("says"),
        fails: try entry.value("fails", "a list of test names") ?? [],
        breaks: try entry.value("breaks", "a list of rule ids") ?? [])
    }
  }

  private func problem(_ message: String, line: Int? = nil) -> CourseProblem {
    CourseProblem(
      check: "manifest", kata: kata, file: "Katas/\(kata)/kata.json", line: line, message: message)
  }
}

extension String {
  /// Whether a relative path stays in the folder that it is relative to.
  package var staysInside: Bool {
    guard utf8.allSatisfy({ $0 >= 32 }) else { return false }
    guard utf8.contains(UInt8(ascii: "/")) else { return ![".", "..", ""].contains(self) }
    return utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).allSatisfy {
      !$0.isEmpty && !$0.elementsEqual(".".utf8) && !$0.elementsEqual("..".utf8)
    }
  }

  /// Letters, digits and underscores, not beginning with a digit.
  fileprivate var isSwiftName: Bool {
    guard let first, first.isLetter || first == "_" else { return false }
    return allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
  }
}
