/// One exercise: what `kata.json` says of it and where it stands in the course.
struct Kata: Equatable, Sendable {
  let id: KataID
  /// Its place in the course, counted from 1, as `list` shows it.
  let number: Int
  /// Below the course's `Katas` and `Solutions`, such as `02-interactor/01-validate-then-ask`.
  let folder: String
  var manifest: Manifest
  /// The rules that katas before it taught.
  var taught: Set<String> = []

  /// The rules that its code is held to: what was learned stays true, but for what it postpones.
  var rules: Set<String> {
    ReviewRule.everywhere.intersection(taught).union(manifest.rules)
      .subtracting(manifest.postpones)
  }

  /// Below the learner's folder of the kata, and below the hidden package.
  var sceneFolder: String { "Sources/\(manifest.module)" }
  var suiteFolder: String { "Tests/\(manifest.module)Tests" }

  /// Whether the learner writes the scene, not the suite.
  var isCode: Bool { manifest.kind == .code }
  var editedFolder: String { isCode ? sceneFolder : suiteFolder }
  /// Whether the learner makes all the files, so that there are none to name.
  var beginsEmpty: Bool { manifest.edit.isEmpty }

  /// The folder of the suite that the reference scene is proved with.
  var provenSuite: String { isCode ? "Tests" : "Solutions/\(folder)" }

  /// In a kata of kind `tests`, nothing reads what lies there.
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
/// numbers that order the folders. As a path it never leads out of the folder it is put in.
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

// As `RawRepresentable` it would be hashed by its description, made anew each time.
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
  /// Letters, digits, `-`, `_` and `.`, which is not the first.
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
