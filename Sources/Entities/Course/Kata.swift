/// One exercise: what `kata.json` says of it and where it stands in the course.
package struct Kata: Equatable, Sendable {
  package let id: KataID
  /// Its place in the course, counted from 1, as `list` shows it.
  package let number: Int
  /// Below the course's `Katas` and `Solutions`, such as `02-interactor/01-validate-then-ask`.
  package let folder: String
  package let manifest: Manifest

  package init(id: KataID, number: Int, folder: String, manifest: Manifest) {
    self.id = id
    self.number = number
    self.folder = folder
    self.manifest = manifest
  }
}

/// A kata's name in commands, the journal and JSON: `stage/kata`, without the
/// numbers that order the folders.
package struct KataID: Codable, Hashable, Sendable, CustomStringConvertible {
  package let stage: String
  package let name: String

  package init(stage: String, name: String) {
    self.stage = stage
    self.name = name
  }

  /// Nil when the text is not of the form `stage/kata`.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
    self.init(stage: String(parts[0]), name: String(parts[1]))
  }

  package var description: String { "\(stage)/\(name)" }
}
