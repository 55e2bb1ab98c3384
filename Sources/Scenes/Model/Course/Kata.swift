/// One exercise: its `kata.json` and its place in the course.
struct Kata: Equatable, Sendable {
  let id: KataID
  /// Its place in the course, counted from 1, as `list` shows it.
  let number: Int
  /// Relative to `Katas` and `Solutions`, such as `02-interactor/01-validate-then-ask`.
  let folder: String
  var manifest: Manifest
  /// The rules that earlier katas taught.
  var taught: Set<String> = []

  /// The rules that its code must keep: its own, and those taught before that hold everywhere,
  /// without those it postpones.
  var rules: Set<String> {
    ReviewRule.everywhere.intersection(taught).union(manifest.rules)
      .subtracting(manifest.postpones)
  }

  /// Relative to the learner's folder of the kata, and to the hidden package.
  var sceneFolder: String { "Sources/\(manifest.module)" }
  var suiteFolder: String { "Tests/\(manifest.module)Tests" }

  /// Whether the learner writes the scene, not the suite.
  var isCode: Bool { manifest.kind == .code }
  var editedFolder: String { isCode ? sceneFolder : suiteFolder }
  /// Whether the learner creates all the files, so that `edit` names none.
  var beginsEmpty: Bool { manifest.edit.isEmpty }

  /// The folder of the suite that proves the reference scene.
  var provenSuite: String { isCode ? "Tests" : "Solutions/\(folder)" }

  /// The problem of a folder `Tests` in a kata of kind `tests`, where nothing reads it.
  var suiteInTests: CourseProblem {
    problem(.files, "Tests", .unreadSuite(folder: folder))
  }

  /// A mistake in one of the kata's files.
  /// - Parameter file: relative to the kata's folder, or a path below `Katas` or `Solutions`.
  func problem(
    _ check: CourseProblem.Check, _ file: String, _ flaw: KataFlaw, line: Int? = nil
  ) -> CourseProblem {
    let isWhole = file.hasPrefix("Katas/") || file.hasPrefix("Solutions/")
    return CourseProblem(
      check: check, kata: folder, file: isWhole ? file : "Katas/\(folder)/\(file)", line: line,
      flaw: flaw)
  }
}

/// A kata's name in commands, the journal and JSON: `stage/kata`, without the
/// numbers that order the folders. Used as a path, it never leads out of the folder before it.
struct KataID: Hashable, Sendable, CustomStringConvertible {
  let stage: String
  let name: String

  init(stage: String, name: String) {
    precondition(stage.isKataName && name.isKataName, "\(stage)/\(name) is no kata's id")
    self.stage = stage
    self.name = name
  }

  /// Nil when the text is not of the form `stage/kata`.
  init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy(\.isKataName) else { return nil }
    self.init(stage: String(parts[0]), name: String(parts[1]))
  }

  var description: String { "\(stage)/\(name)" }
}

// Not `RawRepresentable`, which would build the description for every hash.
extension KataID: Codable {
  init(from decoder: any Decoder) throws {
    let text = try String(from: decoder)
    guard let id = KataID(text) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "\(text) is no kata id"))
    }
    self = id
  }

  func encode(to encoder: any Encoder) throws { try description.encode(to: encoder) }
}

extension StringProtocol {
  /// Whether it has only letters, digits, `-`, `_` and `.`, and does not begin with `.`.
  fileprivate var isKataName: Bool {
    guard let first = unicodeScalars.first, first != "." else { return false }
    return unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .nonspacingMark, .spacingMark, .decimalNumber:
        true
      default: ["-", "_", "."].contains(scalar)
      }
    }
  }
}
